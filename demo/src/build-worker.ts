import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { buildContent, type WorkerAnswer } from './build.ts';
import { demoCatalogue } from './catalogue.ts';

// The threads of the pool are the parallelism; more inside each one only gets in the way.
sharp.concurrency(1);
// No picture is asked for twice, so what libvips would keep is only memory.
sharp.cache(false);

const port = parentPort;
if (port === null) throw new Error('build-worker.ts runs only as a worker thread of build.ts.');

const contents = new Map((await demoCatalogue()).contents.map((content) => [content.key, content]));

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
    // Copied, not moved: what sharp and zlib allocate can't leave its thread.
    port.postMessage(await answer(key));
  });
});
