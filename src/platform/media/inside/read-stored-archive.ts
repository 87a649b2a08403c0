import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import type { Storage } from '../../storage/storage.ts';
import { processFile } from '../process/process-file.ts';
import type { ProcessingOutcome } from '../process/processed-file.ts';
import { processingLimits } from '../process/processing-limits.ts';

type Limits = Pick<Config, 'ARBOR_PROCESSING_SECONDS' | 'ARBOR_PROCESSING_MEGABYTES'>;

/**
 * Reads a stored archive again where strangers' files are read, and hands over what was found, with the folder that holds
 * the sheets until `use` has resolved.
 * @throws MissingObjectError where there is no such object; ProcessingError
 */
export async function readStoredArchive(
  { storage, config }: { readonly storage: Storage; readonly config: Limits },
  key: string,
  use: (outcome: ProcessingOutcome, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-inside-'));
  try {
    const path = join(folder, 'archive');
    await pipeline(await storage.read(key), createWriteStream(path));
    const limits = {
      ...processingLimits,
      seconds: config.ARBOR_PROCESSING_SECONDS,
      memoryMegabytes: config.ARBOR_PROCESSING_MEGABYTES,
    };
    const outFolder = join(folder, 'made');
    const options = { name: 'archive.zip', outFolder, watermark: null, withoutPreview: true, limits };
    await use(await processFile(path, options), outFolder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
