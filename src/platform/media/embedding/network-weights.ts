import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `scripts/pictures/take-weights.ts` generated the file from the npm package nsfwjs, whose notice is in
 * `src/web/notices`.
 */
const FILE = join(import.meta.dirname, 'network-weights.bin');
const EPSILON = 0.001;

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly min: number;
  readonly scale: number;
}

/** Weights of a layer, and the bias of each output. */
export interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export interface NetworkWeights {
  /**
   * Reads a depthwise convolution as `weights[(y * 3 + x) * channels + channel]`, with its normalization multiplied in.
   */
  readonly readDepthwise: (name: string) => Layer;
  /**
   * Reads a convolution as `weights[output * inputs + input]`, with its normalization multiplied in. A kernel larger
   * than 1 × 1 has more inputs.
   */
  readonly readConvolution: (name: string, normalization: string) => Layer;
  /** Reads a dense layer as `weights[output * inputs + input]`. */
  readonly readDense: (name: string) => Layer;
}

const countOf = ({ shape }: Tensor): number => shape.reduce((product, each) => product * each, 1);

/** Decodes weights; each byte stands for `min + byte * scale`. */
function readTensors(bytes: Buffer): ReadonlyMap<string, Float32Array> {
  const headerEnd = 4 + bytes.readUInt32LE(0);
  const tensors = JSON.parse(bytes.toString('utf8', 4, headerEnd)) as Tensor[];
  let start = headerEnd;
  return new Map(
    tensors.map((tensor) => {
      const end = start + countOf(tensor);
      const values = Float32Array.from(bytes.subarray(start, end), (byte) => tensor.min + byte * tensor.scale);
      start = end;
      return [tensor.name, values];
    }),
  );
}

/** Transposes `[input][output]`, as stored, to `[output][input]`, so that a dot product reads adjacent values. */
function transpose(values: Float32Array, outputs: number): Float32Array {
  const inputs = values.length / outputs;
  return Float32Array.from(values, (_, at) => values[(at % inputs) * outputs + Math.floor(at / inputs)] ?? 0);
}

export function readNetworkWeights(): NetworkWeights {
  const tensors = readTensors(readFileSync(FILE));
  const find = (name: string): Float32Array => {
    const found = tensors.get(name);
    if (found === undefined) throw new Error(`The network has no weights ${name}`);
    return found;
  };
  /** Reads batch normalization as a factor and a constant for each output. */
  const readNormalization = (name: string) => {
    const [gamma, beta] = [find(`${name}/gamma`), find(`${name}/beta`)];
    const [mean, variance] = [find(`${name}/moving_mean`), find(`${name}/moving_variance`)];
    const factors = gamma.map((each, at) => each / Math.sqrt((variance[at] ?? 0) + EPSILON));
    return { factors, bias: beta.map((each, at) => each - (mean[at] ?? 0) * (factors[at] ?? 0)) };
  };
  return {
    readDepthwise: (name) => {
      const { factors, bias } = readNormalization(`${name}_BN`);
      const kernel = find(`${name}/depthwise_kernel`);
      return { weights: kernel.map((weight, at) => weight * (factors[at % factors.length] ?? 0)), bias };
    },
    readConvolution: (name, normalization) => {
      const { factors, bias } = readNormalization(normalization);
      const weights = transpose(find(`${name}/kernel`), factors.length);
      const inputs = weights.length / factors.length;
      return { weights: weights.map((weight, at) => weight * (factors[Math.floor(at / inputs)] ?? 0)), bias };
    },
    readDense: (name) => {
      const bias = find(`${name}/bias`);
      return { weights: transpose(find(`${name}/kernel`), bias.length), bias };
    },
  };
}
