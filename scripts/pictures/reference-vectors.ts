/**
 * Writes the results of TensorFlow.js for twenty demo pictures, with which a test compares those of our own network.
 * TensorFlow.js is no dependency; an argument names the folder in which it is installed.
 *
 *     mkdir /tmp/tfjs && npm --prefix /tmp/tfjs install @tensorflow/tfjs@4.22.0
 *     node scripts/pictures/reference-vectors.ts /tmp/package /tmp/tfjs src/platform/media/embedding/fixtures
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { NETWORK_SIDE } from '../../src/platform/media/embedding/network.ts';
import { drawDemoPictures } from './demo-features.ts';

const PICTURES = 20;
/** Step between the chosen demo works, so that icons, letters, patterns, maps and photographs are among them. */
const STEP = 13;

interface Tensor {
  readonly dataSync: () => Float32Array;
}
interface Model {
  readonly inputs: unknown;
  readonly outputs: readonly unknown[];
  readonly getLayer: (name: string) => { readonly output: unknown };
  readonly predict: (input: Tensor) => Tensor[];
}
interface TensorFlow {
  readonly setBackend: (name: string) => Promise<boolean>;
  readonly loadLayersModel: (handler: unknown) => Promise<Model>;
  readonly io: { readonly fromMemory: (artifacts: unknown) => unknown };
  readonly model: (parts: { readonly inputs: unknown; readonly outputs: unknown }) => Model;
  readonly tensor4d: (values: Float32Array, shape: readonly number[]) => Tensor;
}
interface Definition {
  readonly modelTopology: unknown;
  readonly weightsManifest: readonly { readonly weights: readonly unknown[] }[];
}

const [nsfwjs, tfjs, to] = process.argv.slice(2);
if (nsfwjs === undefined || tfjs === undefined || to === undefined)
  throw new Error('Give the folders of nsfwjs and TensorFlow.js, and the one to write to.');

const load = createRequire(join(tfjs, 'index.js'));
const tf = load('@tensorflow/tfjs') as TensorFlow;
await tf.setBackend('cpu');
const folder = join(nsfwjs, 'dist/models/mobilenet_v2');
const { modelTopology, weightsManifest } = load(join(folder, 'model.min.js')) as Definition;
const weightData = Uint8Array.from(
  Buffer.from(load(join(folder, 'group1-shard1of1.min.js')) as string, 'base64'),
).buffer;
const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
const whole = await tf.loadLayersModel(tf.io.fromMemory({ modelTopology, weightSpecs, weightData }));
const model = tf.model({ inputs: whole.inputs, outputs: [whole.getLayer('flatten_1').output, whole.outputs[0]] });

mkdirSync(to, { recursive: true });
const names: string[] = [];
const answers: Float32Array[] = [];
let at = 0;
for await (const { content, picture } of drawDemoPictures()) {
  at += 1;
  if (at % STEP !== 1) continue;
  // The pictures are stored without loss, so that every version of the decoder returns the same pixels.
  const stretched = sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: NETWORK_SIDE, height: NETWORK_SIDE, fit: 'fill' });
  const png = await stretched.png({ compressionLevel: 9, palette: true, colours: 64, dither: 0 }).toBuffer();
  const pixels = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const input = Float32Array.from(pixels, (byte) => byte / 255);
  const [features, classes] = model.predict(tf.tensor4d(input, [1, NETWORK_SIDE, NETWORK_SIDE, 3]));
  if (features === undefined || classes === undefined) throw new Error('TensorFlow.js gave no answer.');
  writeFileSync(join(to, `${content.key}.png`), png);
  names.push(content.key);
  answers.push(features.dataSync(), classes.dataSync());
  console.log(content.key);
  if (names.length === PICTURES) break;
}
writeFileSync(join(to, 'names.json'), `${JSON.stringify(names, null, 2)}\n`);
writeFileSync(join(to, 'answers.bin'), Float32Array.from(answers.flatMap((values) => [...values])));
