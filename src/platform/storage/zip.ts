import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Creates a ZIP in memory, for a person's own data; not for sold files. */
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
  /** Path with `/` between folders. */
  readonly name: string;
  /** Size in bytes; undefined if it is only known when opened. */
  readonly size?: number;
  /** Opens the contents when they are written. */
  readonly open: () => Promise<Readable>;
}

type OpenStream = (done: (error: unknown, stream: Readable) => void) => void;

/** Adds an entry without compression, because most files are already compressed; so the size is known in advance. */
function addEntry(zip: ZipFile, { name, size }: ZipEntry, at: Date, open: OpenStream): void {
  zip.addReadStreamLazy(name, { mtime: at, compress: false, ...(size === undefined ? {} : { size }) }, open);
}

/** Size in bytes of the result of `openZip` for the same entries; −1 if an entry's size is unknown. */
export function computeZipSize(entries: readonly ZipEntry[], at: Date): number {
  const zip = new ZipFile();
  for (const entry of entries) addEntry(zip, entry, at, () => undefined);
  let size = -1;
  const note = (known: number): void => {
    size = known;
  };
  // The library's types lack the argument of this callback.
  zip.end({ forceZip64Format: false, comment: '' }, note as () => void);
  return size;
}

/**
 * Streams a ZIP with one open file at a time, at the reader's pace. It fails if a file can't be read or has another
 * size than declared. Destroying the stream closes the open file.
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
