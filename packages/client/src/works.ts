import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { Login } from './config.ts';
import { hashFile, sendFile } from './send.ts';
import type { FolderState } from './state.ts';

/** Files that are sent at once. */
const AT_ONCE = 3;
/** Entries of one request, and values in all of them, of which the server takes a thousand. */
const [PART, MAX_VALUES] = [50, 800];
const POLL_MS = 1000;

/** A file of the folder and what became of it: an upload, a draft, or a failure with its reason. */
export interface Work {
  readonly name: string;
  readonly path: string;
  readonly sha256: string;
  uploadId?: string;
  contentId?: string;
  failure?: string;
}

interface Sender {
  readonly call: Client;
  readonly login: Login;
  readonly state: FolderState;
  readonly print: (line: string) => void;
}

export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isSettled = (work: Work): boolean => work.contentId !== undefined || work.failure !== undefined;

/** Number of values in lists and objects, at any depth. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside: unknown[] = Object.values(value);
  return inside.reduce<number>((count, each) => count + countValues(each), inside.length);
}

/** Divides what is sent into requests that the server takes. */
export function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  let [part, values]: [T[], number] = [[], 0];
  for (const each of all) {
    const more = 1 + countValues(each);
    if (part.length > 0 && (part.length === PART || values + more > MAX_VALUES)) {
      yield part;
      [part, values] = [[], 0];
    }
    part.push(each);
    values += more;
  }
  if (part.length > 0) yield part;
}

/** The files of a folder that become works: all but tables and hidden ones. */
export async function listWorks(folder: string): Promise<Work[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.toLowerCase().endsWith('.csv'))
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other));
  const works: Work[] = [];
  for (const name of names) works.push({ name, path: join(folder, name), sha256: await hashFile(join(folder, name)) });
  return works;
}

/** Sends one file, unless the server has it. The state is saved at each step. */
async function sendWork({ call, login, state }: Sender, work: Work): Promise<void> {
  const { name, path, sha256 } = work;
  const { content, upload } = await call('get', '/uploads/known', { query: { sha256 } });
  if (content !== null) {
    work.contentId = content._id;
    state.set(name, { sha256 });
    return;
  }
  const begun = upload === null || upload.status === 'refused' ? undefined : upload;
  const remember = (id: string) => state.set(name, { sha256, uploadId: id });
  work.uploadId =
    begun !== undefined && begun.status !== 'receiving'
      ? begun._id
      : await sendFile(path, login, {
          sha256,
          uploadId: begun?._id ?? (upload === null ? state.get(name, sha256).uploadId : undefined),
          onBegun: remember,
        });
  remember(work.uploadId);
}

/** Sends all files, a few at once; a file that fails keeps the others going. */
export async function sendWorks(sender: Sender, works: readonly Work[]): Promise<void> {
  const waiting = [...works];
  let done = 0;
  const send = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      try {
        await sendWork(sender, work);
      } catch (error) {
        work.failure = describeError(error);
      }
      done += 1;
      const outcome = work.failure ?? (work.contentId === undefined ? 'sent' : 'already there');
      sender.print(`[${done}/${works.length}] ${work.name}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** Waits until the server has read the sent files; those that it refuses get its reason. */
export async function waitForWorks({ call }: Sender, works: readonly Work[]): Promise<void> {
  let waiting = works.filter((work) => !isSettled(work));
  while (waiting.length > 0) {
    for (const part of inParts(waiting)) {
      const ids = part.map(({ uploadId = '' }) => uploadId).join(',');
      const { items } = await call('get', '/uploads/mine', { query: { ids, limit: PART } });
      const byId = new Map(items.map((upload) => [upload._id, upload]));
      for (const work of part) {
        const upload = byId.get(work.uploadId ?? '');
        if (upload === undefined) work.failure = 'the upload has expired; run the command again';
        else if (upload.status === 'refused') work.failure = upload.refusal?.detail || 'the server refused this file';
        else if (upload.status !== 'ready') continue;
        waiting = waiting.filter((each) => each !== work);
      }
    }
    if (waiting.length > 0) await wait(POLL_MS);
  }
}

/** Makes a draft of each file that has none. */
export async function createDrafts({ call, state }: Sender, works: readonly Work[]): Promise<void> {
  for (const part of inParts(works.filter((work) => !isSettled(work)))) {
    const groups = part.map(({ uploadId = '' }) => ({ files: [uploadId], previews: [] }));
    const { items } = await call('post', '/content/create', { body: { groups } });
    for (const [at, work] of part.entries()) {
      const contentId = items[at]?._id;
      if (contentId === undefined) continue;
      work.contentId = contentId;
      state.set(work.name, { sha256: work.sha256 });
    }
  }
}
