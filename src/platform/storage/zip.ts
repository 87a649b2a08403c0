import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP in memory: for a person's own data, not for what is sold. */
export async function createZip(
  entries: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const { name, bytes } of entries) zip.addBuffer(Buffer.from(bytes), name, { mtime: at });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream as Readable));
}
