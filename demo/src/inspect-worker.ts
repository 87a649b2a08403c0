import sharp from 'sharp';
import { inspectStoredFiles } from './inspect.ts';
import { answerJobs } from './thread-pool.ts';

// The setting has the same reason as in build-worker.ts.
sharp.concurrency(1);
sharp.cache(false);

answerJobs(inspectStoredFiles);
