import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import type { MockupScene } from '../mockup/mockup.ts';
import { createProcessedFile } from './create-processed-file.ts';
import type { ProcessingOutcome } from './processed-file.ts';

/**
 * The process that reads strangers' files: requests on standard input, outcomes on its fourth stream, a line each. What
 * libraries print goes elsewhere, so it can't be taken for an outcome. Ends with its input.
 */
export interface ProcessingRequest {
  readonly path: string;
  readonly name: string;
  readonly outFolder: string;
  readonly watermark: string | null;
  readonly withoutPreview?: boolean;
  readonly mockup?: MockupScene;
}

/** An outcome, or what the system refused. */
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
  // Processes are the parallelism; more threads inside each one only get in the way.
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
