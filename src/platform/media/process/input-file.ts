import { open, readFile, stat } from 'node:fs/promises';
import { RefusedFileError } from './refusal.ts';

const HEAD_BYTES = 4096;
/** Maximum size of a file that has to be read into memory: fonts, drawings, documents, sounds. */
const MAX_WHOLE_BYTES = 300_000_000;

/** A file to read. It is loaded into memory when a reader needs all of it. */
export interface InputFile {
  readonly path: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly head: Buffer;
  /** Reads the whole file. @throws RefusedFileError for more than 300 MB */
  readonly readAll: () => Promise<Buffer>;
}

async function readHead(path: string, size: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export async function openInput(path: string, name: string): Promise<InputFile> {
  const { size } = await stat(path);
  let whole: Promise<Buffer> | undefined;
  const readAll = (): Promise<Buffer> => {
    if (size > MAX_WHOLE_BYTES) throw new RefusedFileError('TOO_COSTLY', `${size} bytes of this kind are too many.`);
    whole ??= readFile(path);
    return whole;
  };
  return { path, name, size, head: await readHead(path, size), readAll };
}
