import { archiveLimits, scanZip } from '../inspect/read-zip.ts';
import type { ReadContents } from './archive-contents.ts';
import { type ContentsOptions, ContentsReader } from './contents-reader.ts';

const MAX_KEPT_BYTES = 20_000_000;

/**
 * Reads the index of a ZIP archive that the site created itself; untrusted archives are read in a confined process.
 * @throws the errors of `scanZip`
 */
export async function readContents(source: Buffer, options: ContentsOptions = {}): Promise<ReadContents> {
  const reader = new ContentsReader(options);
  const budget = { left: archiveLimits.maxTotalSize };
  for await (const entry of scanZip(source, archiveLimits, { maxKept: MAX_KEPT_BYTES, budget }))
    await reader.add(entry);
  return reader.finish();
}
