import { type Layer, type NetworkWeights, readNetworkWeights } from './network-weights.ts';

/** Side of the network's square input, in pixels. */
export const NETWORK_SIDE = 224;
/** Size of the network's last layer before the classes, which describes a picture's content. */
export const NETWORK_FEATURES = 1280;

/** A square feature map with several channels: `values[(y * side + x) * channels + channel]`. */
interface Activation {
  readonly side: number;
  readonly values: Float32Array;
}

/** Blocks of the network: name, stride of the depthwise convolution, and whether the input is added to the output. */
const blocks = [
  { name: 'expanded_conv', stride: 1, isResidual: false },
  ...[2, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1].map((stride, at) => ({
    name: `block_${at + 1}`,
    stride,
    // The eleventh and the last block have more output channels than input channels.
    isResidual: stride === 1 && at !== 9 && at !== 15,
  })),
];

function limitToSix(values: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at += 1) values[at] = Math.min(6, Math.max(0, values[at] as number));
  return values;
}

/**
 * Multiplies rows of inputs with rows of weights and adds the bias. It computes two rows by four outputs at a time,
 * which halves the time, because values that were read are reused. The number of outputs must be a multiple of four.
 */
function multiply(input: Float32Array, { weights, bias }: Layer): Float32Array {
  const outputs = bias.length;
  const inputs = weights.length / outputs;
  const rows = input.length / inputs;
  const result = new Float32Array(rows * outputs);
  for (let row = 0; row < rows; row += 2) {
    const next = Math.min(row + 1, rows - 1);
    const x = row * inputs;
    const y = next * inputs;
    for (let out = 0; out < outputs; out += 4) {
      const w0 = out * inputs;
      const w1 = w0 + inputs;
      const w2 = w1 + inputs;
      const w3 = w2 + inputs;
      let x0 = bias[out] as number;
      let x1 = bias[out + 1] as number;
      let x2 = bias[out + 2] as number;
      let x3 = bias[out + 3] as number;
      let [y0, y1, y2, y3] = [x0, x1, x2, x3];
      for (let at = 0; at < inputs; at += 1) {
        const valueX = input[x + at] as number;
        const valueY = input[y + at] as number;
        x0 += valueX * (weights[w0 + at] as number);
        x1 += valueX * (weights[w1 + at] as number);
        x2 += valueX * (weights[w2 + at] as number);
        x3 += valueX * (weights[w3 + at] as number);
        y0 += valueY * (weights[w0 + at] as number);
        y1 += valueY * (weights[w1 + at] as number);
        y2 += valueY * (weights[w2 + at] as number);
        y3 += valueY * (weights[w3 + at] as number);
      }
      const toX = row * outputs + out;
      const toY = next * outputs + out;
      result[toX] = x0;
      result[toX + 1] = x1;
      result[toX + 2] = x2;
      result[toX + 3] = x3;
      result[toY] = y0;
      result[toY + 1] = y1;
      result[toY + 2] = y2;
      result[toY + 3] = y3;
    }
  }
  return result;
}

/** Computes a small dense layer value by value. */
const connect = (input: Float32Array, { weights, bias }: Layer): Float32Array =>
  bias.map((constant, out) =>
    input.reduce((sum, value, at) => sum + value * (weights[out * input.length + at] as number), constant),
  );

/** Padding on the left of a 3 × 3 window: TensorFlow pads even sizes on the right only. */
const padOf = (stride: number): number => (stride === 1 ? 1 : 0);

/** Lists, for each output position, the nine values in its 3 × 3 window, with zeros outside of the picture. */
function unfold({ side, values }: Activation, stride: number): Float32Array {
  const channels = values.length / side ** 2;
  const to = side / stride;
  const result = new Float32Array(to * to * 9 * channels);
  for (let at = 0; at < to * to * 9; at += 1) {
    const [place, tap] = [Math.floor(at / 9), at % 9];
    const y = Math.floor(place / to) * stride + Math.floor(tap / 3) - padOf(stride);
    const x = (place % to) * stride + (tap % 3) - padOf(stride);
    if (y < 0 || x < 0 || y >= side || x >= side) continue;
    const from = (y * side + x) * channels;
    result.set(values.subarray(from, from + channels), at * channels);
  }
  return result;
}

/** Depthwise convolution: a 3 × 3 window over each channel separately. */
function convolveByDepth({ side, values }: Activation, { weights, bias }: Layer, stride: number): Activation {
  const channels = bias.length;
  const to = side / stride;
  const result = new Float32Array(to * to * channels);
  for (let place = 0; place < to * to; place += 1) {
    const target = place * channels;
    result.set(bias, target);
    for (let tap = 0; tap < 9; tap += 1) {
      const y = Math.floor(place / to) * stride + Math.floor(tap / 3) - padOf(stride);
      const x = (place % to) * stride + (tap % 3) - padOf(stride);
      if (y < 0 || x < 0 || y >= side || x >= side) continue;
      const [from, weight] = [(y * side + x) * channels, tap * channels];
      for (let at = 0; at < channels; at += 1)
        result[target + at] =
          (result[target + at] as number) + (values[from + at] as number) * (weights[weight + at] as number);
    }
  }
  return { side: to, values: limitToSix(result) };
}

/** Averages each channel over all positions. */
function average({ side, values }: Activation): Float32Array {
  const channels = values.length / side ** 2;
  const sums = new Float64Array(channels);
  for (let at = 0; at < values.length; at += 1)
    sums[at % channels] = (sums[at % channels] as number) + (values[at] as number);
  return Float32Array.from(sums, (sum) => sum / side ** 2);
}

function softmax(values: Float32Array): number[] {
  const powers = Array.from(values, (value) => Math.exp(value - Math.max(...values)));
  const sum = powers.reduce((total, each) => total + each, 0);
  return powers.map((power) => power / sum);
}

function readLayers(weights: NetworkWeights) {
  const { readConvolution, readDepthwise, readDense } = weights;
  return {
    first: readConvolution('Conv1', 'bn_Conv1'),
    blocks: blocks.map(({ name, stride, isResidual }, at) => ({
      stride,
      isResidual,
      expand: at === 0 ? undefined : readConvolution(`${name}_expand`, `${name}_expand_BN`),
      depthwise: readDepthwise(`${name}_depthwise`),
      project: readConvolution(`${name}_project`, `${name}_project_BN`),
    })),
    last: readConvolution('Conv_1', 'Conv_1_bn'),
    hidden: [readDense('dense_1'), readDense('dense_2')],
    classes: readDense('dense_3'),
  };
}

export interface NetworkResult {
  readonly features: Float32Array;
  /** Probabilities of the classes drawing, hentai, neutral, porn and sexy. */
  readonly classes: readonly number[];
}

/**
 * Creates a function that runs MobileNetV2 on one picture of 224 × 224 pixels, with red, green and blue from 0 to 1. A
 * run takes at least 150 milliseconds of CPU time, so it belongs in a separate process.
 */
export function createNetwork(): (pixels: Float32Array) => NetworkResult {
  const layers = readLayers(readNetworkWeights());
  return (pixels) => {
    const seen = unfold({ side: NETWORK_SIDE, values: pixels }, 2);
    let now: Activation = { side: NETWORK_SIDE / 2, values: limitToSix(multiply(seen, layers.first)) };
    for (const { stride, isResidual, expand, depthwise, project } of layers.blocks) {
      const wide = expand === undefined ? now.values : limitToSix(multiply(now.values, expand));
      const { side, values } = convolveByDepth({ side: now.side, values: wide }, depthwise, stride);
      const made = multiply(values, project);
      const before = now.values;
      now = { side, values: isResidual ? made.map((value, at) => value + (before[at] as number)) : made };
    }
    const features = average({ side: now.side, values: limitToSix(multiply(now.values, layers.last)) });
    const hidden = layers.hidden.reduce(
      (values, layer) => connect(values, layer).map((each) => Math.max(0, each)),
      features,
    );
    return { features, classes: softmax(connect(hidden, layers.classes)) };
  };
}
