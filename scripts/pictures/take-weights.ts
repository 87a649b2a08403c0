/**
 * Writes the weights of MobileNetV2 from the npm package nsfwjs 4.4 (MIT) to one binary file: the length of the header
 * in four bytes, the header as JSON, then the unchanged weights of one byte each.
 *
 *     cd /tmp && npm pack nsfwjs@4.4.0 && tar xzf nsfwjs-4.4.0.tgz
 *     node scripts/pictures/take-weights.ts /tmp/package src/platform/media/embedding/network-weights.bin
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  readonly weightsManifest: readonly {
    readonly weights: readonly {
      readonly name: string;
      readonly shape: readonly number[];
      readonly quantization: { readonly min: number; readonly scale: number; readonly dtype: 'uint8' };
    }[];
  }[];
}

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('Give the folder of nsfwjs, and the file to write.');

const load = createRequire(import.meta.url);
const folder = join(from, 'dist/models/mobilenet_v2');
const { weightsManifest } = load(join(folder, 'model.min.js')) as Manifest;
const bytes = Buffer.from(load(join(folder, 'group1-shard1of1.min.js')) as string, 'base64');

const tensors = weightsManifest
  .flatMap(({ weights }) => weights)
  .map(({ name, shape, quantization: { min, scale } }) => ({ name, shape, min, scale }));
const count = tensors.reduce((sum, { shape }) => sum + shape.reduce((size, each) => size * each, 1), 0);
if (count !== bytes.length) throw new Error(`${count} weights in ${bytes.length} bytes`);

const header = Buffer.from(JSON.stringify(tensors));
const length = Buffer.alloc(4);
length.writeUInt32LE(header.length);
writeFileSync(to, Buffer.concat([length, header, bytes]));
console.log(`${tensors.length} tensors, ${count} weights`);
