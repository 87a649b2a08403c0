import { archiveLimits, scanZip } from '../inspect/read-zip.ts';
import type { InputFile } from '../process/input-file.ts';
import { isSystemFile } from './contents-reader.ts';

/** A file with its bytes and its name, which contains the folders inside an archive. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Lists the files of an archive, or the file itself if it is none. Larger files of an archive are left out. */
export async function* listFiles(input: InputFile, format: string, maxBytes: number): AsyncGenerator<NamedFile> {
  if (format !== 'zip') {
    yield { name: input.name, bytes: await input.readAll() };
    return;
  }
  const budget = { left: archiveLimits.maxTotalSize };
  for await (const { name, bytes } of scanZip(input.path, archiveLimits, { maxKept: maxBytes, budget }))
    if (bytes !== null && !isSystemFile(name)) yield { name, bytes };
}
