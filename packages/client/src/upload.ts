import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient, type Schemas } from './client.ts';
import type { Login } from './config.ts';
import { readChoices, toChanges } from './fill-in.ts';
import { FolderState } from './state.ts';
import { parseTable, type TableRow } from './table.ts';
import { createDrafts, describeError, inParts, listWorks, sendWorks, type Work, waitForWorks } from './works.ts';

type Draft = Schemas['OwnContent'];

export interface UploadOptions {
  /** CSV with titles, prices and so on; default: `works.csv` in the folder, if there is one. */
  readonly csv?: string | undefined;
  /** Whether complete drafts are submitted for review. */
  readonly submit?: boolean | undefined;
  readonly print: (line: string) => void;
}

const isOpen = ({ status }: Draft): boolean => status === 'draft' || status === 'changes_requested';

const readDraft = (call: Client, id: string): Promise<Draft> => call('get', '/content/mine/{id}', { path: { id } });

/** Fills in the drafts by the rows of the table. @returns what could not be filled in, by file name */
async function fillDrafts(
  call: Client,
  works: readonly Work[],
  rows: readonly TableRow[],
): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  const choices = await readChoices(call);
  const byFile = new Map(rows.map((row) => [(row['file'] ?? '').toLowerCase(), row]));
  const filled: { _id: string; name: string; changes: ReturnType<typeof toChanges> }[] = [];
  for (const { name, contentId } of works) {
    const row = byFile.get(name.toLowerCase());
    if (row === undefined || contentId === undefined) continue;
    const draft = await readDraft(call, contentId);
    try {
      if (isOpen(draft)) filled.push({ _id: contentId, name, changes: toChanges(row, draft, choices) });
    } catch (error) {
      problems.set(name, describeError(error));
    }
  }
  for (const part of inParts(filled)) {
    const items = part.map(({ _id, changes }) => ({ _id, changes }));
    const { items: answers } = await call('put', '/content/update-many', { body: { items } });
    for (const [at, { problem }] of answers.entries()) {
      const name = part[at]?.name;
      if (problem !== null && name !== undefined) problems.set(name, problem.errors[0]?.message ?? problem.detail);
    }
  }
  return problems;
}

/** Prints what each work needs. @returns the drafts */
async function printWorks(
  call: Client,
  works: readonly Work[],
  problems: ReadonlyMap<string, string>,
  print: (line: string) => void,
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  print('');
  for (const { name, contentId, failure } of works) {
    if (contentId === undefined) {
      print(`${name}: ${failure ?? 'no draft was made'}`);
      continue;
    }
    const draft = await readDraft(call, contentId);
    drafts.push(draft);
    const missing = draft.missing.length === 0 ? 'complete' : `needs ${draft.missing.join(', ')}`;
    const problem = problems.get(name);
    print(`${name}: ${draft.status}, ${missing}${problem === undefined ? '' : ` (${problem})`}`);
  }
  const complete = drafts.filter(({ missing }) => missing.length === 0).length;
  print('');
  print(`${drafts.length} of ${works.length} files are works, ${complete} of them complete.`);
  return drafts;
}

async function submitComplete(call: Client, drafts: readonly Draft[]): Promise<number> {
  const ready = drafts.filter((draft) => isOpen(draft) && draft.missing.length === 0);
  for (const part of inParts(ready))
    await call('post', '/content/submit', { body: { ids: part.map(({ _id }) => _id) } });
  return ready.length;
}

/** Uploads the files of a folder as drafts. @returns whether every file became one, with its row of the table */
export async function upload(folder: string, login: Login, options: UploadOptions): Promise<boolean> {
  const { print } = options;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`There is no folder “${folder}”.`);
  const works = await listWorks(folder);
  if (works.length === 0) throw new Error(`${folder} has no files to upload.`);
  const csv = options.csv ?? join(folder, 'works.csv');
  if (options.csv !== undefined && !existsSync(csv)) throw new Error(`${csv} does not exist.`);
  const call = createClient(login);
  const sender = { call, login, state: new FolderState(folder, login.origin), print };
  await sendWorks(sender, works);
  print('Waiting until the server has read the files.');
  await waitForWorks(sender, works);
  await createDrafts(sender, works);
  const rows = existsSync(csv) ? parseTable(readFileSync(csv, 'utf8')) : [];
  const problems = rows.length === 0 ? new Map<string, string>() : await fillDrafts(call, works, rows);
  const drafts = await printWorks(call, works, problems, print);
  if (options.submit === true) print(`${await submitComplete(call, drafts)} submitted for review.`);
  return drafts.length === works.length && problems.size === 0;
}
