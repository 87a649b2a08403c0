import sharp from 'sharp';
import { inspectContent } from './inspect.ts';
import { answerContents } from './thread-pool.ts';

// As in build-worker.ts.
sharp.concurrency(1);
sharp.cache(false);

await answerContents(inspectContent);
