import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import type { Storage } from '../../storage/storage.ts';
import { type ProcessingOptions, processFile } from './process-file.ts';
import type { ProcessingOutcome } from './processed-file.ts';
import { processingLimits } from './processing-limits.ts';

type Limits = Pick<Config, 'ARBOR_PROCESSING_SECONDS' | 'ARBOR_PROCESSING_MEGABYTES'>;

/** A stored file and the requested results. */
export interface StoredInput
  extends Pick<
    ProcessingOptions,
    | 'name'
    | 'withoutPreview'
    | 'mockup'
    | 'faces'
    | 'tiles'
    | 'sounds'
    | 'motion'
    | 'documents'
    | 'panorama'
    | 'turntable'
  > {
  readonly key: string;
  /** Text of the watermark; the default is none. */
  readonly watermark?: string;
}

/**
 * Processes a stored file in a confined process, behind files for which somebody waits, and passes the results to `use`,
 * with the folder of the written files, which exists until `use` has resolved.
 * @throws MissingObjectError if there is no such object; ProcessingError
 */
export async function readStoredFile(
  { storage, config }: { readonly storage: Storage; readonly config: Limits },
  { key, watermark, ...wanted }: StoredInput,
  use: (outcome: ProcessingOutcome, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-stored-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await storage.read(key), createWriteStream(path));
    const limits = {
      ...processingLimits,
      seconds: config.ARBOR_PROCESSING_SECONDS,
      memoryMegabytes: config.ARBOR_PROCESSING_MEGABYTES,
    };
    const outFolder = join(folder, 'made');
    const options = { ...wanted, isBackground: true, outFolder, watermark: watermark ?? null, limits };
    await use(await processFile(path, options), outFolder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
