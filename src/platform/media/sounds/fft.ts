/**
 * Computes the magnitudes of the first half of a spectrum, by the radix-2 algorithm of Cooley and Tukey.
 * @param samples a power of two of them, windowed
 */
function computeMagnitudes(samples: Float64Array): Float64Array {
  const size = samples.length;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const bits = Math.log2(size);
  for (let at = 0; at < size; at += 1) {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit += 1) if ((at & (1 << bit)) !== 0) reversed |= 1 << (bits - 1 - bit);
    real[reversed] = samples[at] ?? 0;
  }
  for (let half = 1; half < size; half *= 2) combineHalves(real, imaginary, half);
  return Float64Array.from({ length: size / 2 }, (_, at) => Math.hypot(real[at] ?? 0, imaginary[at] ?? 0));
}

/** Combines neighbouring spectra of `half` values each into spectra of twice the size. */
function combineHalves(real: Float64Array, imaginary: Float64Array, half: number): void {
  for (let offset = 0; offset < half; offset += 1) {
    const angle = (-Math.PI * offset) / half;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    for (let even = offset; even < real.length; even += half * 2) {
      const odd = even + half;
      const [a, b] = [real[odd] ?? 0, imaginary[odd] ?? 0];
      const [x, y] = [a * cosine - b * sine, a * sine + b * cosine];
      const [u, v] = [real[even] ?? 0, imaginary[even] ?? 0];
      real[odd] = u - x;
      imaginary[odd] = v - y;
      real[even] = u + x;
      imaginary[even] = v + y;
    }
  }
}

const windows = new Map<number, Float64Array>();

function hannWindow(size: number): Float64Array {
  const known = windows.get(size);
  if (known !== undefined) return known;
  const made = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
  windows.set(size, made);
  return made;
}

/** Computes the spectra of overlapping frames of `size` samples, each `hop` samples after the one before. */
export function* computeSpectra(samples: Float32Array, size: number, hop: number): Generator<Float64Array> {
  const shape = hannWindow(size);
  for (let start = 0; start + size <= samples.length; start += hop)
    yield computeMagnitudes(shape.map((factor, at) => factor * (samples[start + at] ?? 0)));
}
