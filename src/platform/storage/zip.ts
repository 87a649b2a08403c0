import { PassThrough, type Readable } from 'node:stream';
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

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  /** Bytes; absent where that is known only once it is opened. */
  readonly size?: number;
  /** Opened when its turn comes. */
  readonly open: () => Promise<Readable>;
}

type OpenStream = (done: (error: unknown, stream: Readable) => void) => void;

/** Files are packed already, most of them: they are stored as they are, so that the size is known before the first byte. */
function addEntry(zip: ZipFile, { name, size }: ZipEntry, at: Date, open: OpenStream): void {
  zip.addReadStreamLazy(name, { mtime: at, compress: false, ...(size === undefined ? {} : { size }) }, open);
}

/** How many bytes `openZip` will send of the same entries; −1 where the size of one isn't known. */
export function computeZipSize(entries: readonly ZipEntry[], at: Date): number {
  const zip = new ZipFile();
  for (const entry of entries) addEntry(zip, entry, at, () => undefined);
  let size = -1;
  const note = (known: number): void => {
    size = known;
  };
  // The types of the library know nothing of what it hands over.
  zip.end({ forceZip64Format: false, comment: '' }, note as () => void);
  return size;
}

/**
 * A ZIP as it is written, one file open at a time, at the reader's pace. It ends with an error if a file can't be read
 * or has another size than it should. Destroying it closes what is open.
 */
export function openZip(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let opened: Readable | undefined;
  output.once('close', () => opened?.destroy());
  zip.once('error', (error: Error) => output.destroy(error));
  for (const entry of entries)
    addEntry(zip, entry, at, (done) => {
      entry.open().then(
        (stream) => {
          opened = stream;
          if (output.destroyed) stream.destroy();
          stream.once('error', (error) => output.destroy(error));
          done(null, stream);
        },
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
