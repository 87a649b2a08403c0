import sharp from 'sharp';
import { buildContent } from './build.ts';
import { answerContents } from './thread-pool.ts';

// The threads of the pool are the parallelism; more inside each one only gets in the way.
sharp.concurrency(1);
// No picture is asked for twice, so what libvips would keep is only memory.
sharp.cache(false);

await answerContents(buildContent);
