/**
 * Measures time and memory of computing the vectors of a few pictures, one after the other, as the worker does.
 *
 *     node bench/pictures/embedding.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedPicture } from '../../src/platform/media/embedding/embed-picture.ts';

const folder = join(import.meta.dirname, '../../src/platform/media/embedding/fixtures');
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.png'))
  .map((name) => readFileSync(join(folder, name)));

const megabytes = (): number => Math.round(process.memoryUsage().rss / 1024 / 1024);

const before = megabytes();
await embedPicture(pictures[0] ?? Buffer.alloc(0));
const [opened, started, cpu] = [megabytes(), performance.now(), process.cpuUsage()];
for (const picture of pictures) await embedPicture(picture);
const { user, system } = process.cpuUsage(cpu);
const each = (total: number): number => Math.round(total / pictures.length);
console.log(`${each(performance.now() - started)} ms and ${each((user + system) / 1000)} ms of processor a picture`);
console.log(`${before} MB before, ${opened} MB after the first, ${megabytes()} MB after ${pictures.length + 1}`);
