import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import type { MockupScene } from '../mockup/mockup.ts';
import { createProcessedFile } from './create-processed-file.ts';
import type { ProcessingOutcome } from './processed-file.ts';

/**
 * The process that reads untrusted files. It reads requests from standard input and writes outcomes to its fourth
 * stream, one per line. Output of libraries goes elsewhere, so that it can't be mistaken for an outcome. The process
 * ends with its input.
 */
export interface ProcessingRequest {
  readonly path: string;
  readonly name: string;
  readonly outFolder: string;
  readonly watermark: string | null;
  readonly withoutPreview?: boolean;
  readonly mockup?: MockupScene;
  readonly faces?: boolean;
  readonly tiles?: boolean;
  readonly sounds?: boolean;
  readonly motion?: boolean;
  readonly documents?: boolean;
  readonly panorama?: boolean;
  readonly turntable?: boolean;
}

/** Processes a request and returns the outcome or the system's error. */
async function answer(
  path: string,
  options: Omit<ProcessingRequest, 'path'>,
): Promise<ProcessingOutcome | { readonly error: string }> {
  try {
    return await createProcessedFile(path, options);
  } catch (error) {
    return { error: String(error).slice(0, 1000) };
  }
}

if (import.meta.filename === process.argv[1]) {
  // Files are processed in parallel by several processes, so more threads inside each one would only compete.
  sharp.concurrency(1);
  sharp.cache(false);
  const answers = createWriteStream('', { fd: 3 });
  answers.write('ready\n');
  const requests = createInterface({ input: process.stdin });
  requests.once('close', () => process.exit());
  for await (const line of requests) {
    const { path, ...options } = JSON.parse(line) as ProcessingRequest;
    answers.write(`${JSON.stringify(await answer(path, options))}\n`);
  }
}
