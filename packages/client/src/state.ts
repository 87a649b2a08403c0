import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was sent of a file. */
export interface FileState {
  /** SHA-256 of the file, in hexadecimal: a changed file is sent anew. */
  readonly sha256: string;
  readonly uploadId?: string;
}

/** By the server's address, then by the file's name. */
type Folders = Record<string, Record<string, FileState>>;

const NAME = '.arbor-upload.json';

/** What was sent of a folder to a server, kept beside the files, so that an interrupted upload goes on. */
export class FolderState {
  readonly #path: string;
  readonly #origin: string;
  readonly #all: Folders;

  constructor(folder: string, origin: string) {
    this.#path = join(folder, NAME);
    this.#origin = origin;
    try {
      this.#all = JSON.parse(readFileSync(this.#path, 'utf8')) as Folders;
    } catch {
      this.#all = {};
    }
  }

  /** The state of a file with these bytes. */
  get(name: string, sha256: string): FileState {
    const known = this.#all[this.#origin]?.[name];
    return known?.sha256 === sha256 ? known : { sha256 };
  }

  set(name: string, state: FileState): void {
    this.#all[this.#origin] = { ...this.#all[this.#origin], [name]: state };
    const draft = `${this.#path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(this.#all, null, 2));
    renameSync(draft, this.#path);
  }
}
