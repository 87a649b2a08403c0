/** Computes the loudness of `count` equal slices, scaled so that the loudest is 1. */
export function computePeaks(samples: Float32Array, count: number): number[] {
  const slice = samples.length / count;
  const peaks = Array.from({ length: count }, (_, at) => {
    let sum = 0;
    const start = Math.floor(at * slice);
    const end = Math.max(start + 1, Math.floor((at + 1) * slice));
    let max = 0;
    for (let n = start; n < end; n += 1) {
      const value = samples[n] ?? 0;
      sum += value * value;
      max = Math.max(max, Math.abs(value));
    }
    // Peaks alone look like a solid block; their mean with the RMS value corresponds to what people hear.
    return (Math.sqrt(sum / (end - start)) + max) / 2;
  });
  const loudest = Math.max(...peaks, 1e-6);
  return peaks.map((peak) => peak / loudest);
}

export interface WaveformLook {
  width: number;
  height: number;
  background: string;
  /** One colour, or several for a gradient from left to right. */
  colors: readonly string[];
  bars?: number;
}

/** Draws rounded bars around a centre line, as SVG. */
export function waveformSvg(
  samples: Float32Array,
  { width, height, background, colors, bars = 96 }: WaveformLook,
): string {
  const margin = width * 0.07;
  const pitch = (width - 2 * margin) / bars;
  const thick = pitch * 0.58;
  const stops = colors.map(
    (color, at) => `<stop offset="${at / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`,
  );
  const drawn = computePeaks(samples, bars).map((peak, at) => {
    const tall = Math.max(thick, peak ** 0.8 * height * 0.62);
    const x = margin + at * pitch + (pitch - thick) / 2;
    return `<rect x="${x.toFixed(1)}" y="${((height - tall) / 2).toFixed(1)}" width="${thick.toFixed(1)}" height="${tall.toFixed(1)}" rx="${(thick / 2).toFixed(1)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="${margin}" x2="${width - margin}" y1="0" y2="0">${stops.join('')}</linearGradient></defs><rect width="100%" height="100%" fill="${background}"/><g fill="url(#w)">${drawn.join('')}</g></svg>`;
}
