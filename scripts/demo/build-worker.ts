import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { buildContent, type WorkerAnswer } from './build.ts';
import { demoCatalogue } from './catalogue.ts';

// The threads of the pool are the parallelism; more inside each one only gets in the way.
sharp.concurrency(1);

const port = parentPort;
if (port === null) throw new Error('build-worker.ts runs only as a worker thread of build.ts.');

const contents = new Map((await demoCatalogue()).contents.map((content) => [content.key, content]));

/** Buffers from a shared pool can't be moved; every other one moves without a copy. */
function movable(value: unknown, found: Set<ArrayBuffer>): Set<ArrayBuffer> {
  if (value instanceof Uint8Array) {
    if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength) found.add(value.buffer);
  } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) movable(inner, found);
  return found;
}

async function answer(key: string): Promise<WorkerAnswer> {
  try {
    const content = contents.get(key);
    if (content === undefined) throw new Error('it is not part of the demo catalogue');
    return { key, built: await buildContent(content) };
  } catch (error) {
    return { key, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let busy: Promise<void> = Promise.resolve();

port.on('message', (key: string) => {
  busy = busy.then(async () => {
    const made = await answer(key);
    port.postMessage(made, 'built' in made ? [...movable(made.built, new Set())] : []);
  });
});
