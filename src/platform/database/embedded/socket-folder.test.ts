import { lchownSync, lstatSync, mkdirSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { isRoot, NOBODY, serverUid } from './server-user.ts';
import { makeSocketFolder, restoreSocketFolder } from './socket-folder.ts';
import { DatabaseStartError } from './start-error.ts';

const folders: string[] = [];
const make = (): string => {
  const folder = makeSocketFolder();
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('is there for the server alone, also where it had gone', () => {
  const folder = make();
  restoreSocketFolder(folder);
  rmdirSync(folder);
  restoreSocketFolder(folder);
  const { mode, uid } = lstatSync(folder);
  expect([mode & 0o777, uid]).toEqual([0o700, serverUid()]);
});

it('is not what somebody else has put in its place', () => {
  const folder = make();
  const refused = (): void => expect(() => restoreSocketFolder(folder)).toThrow(DatabaseStartError);
  rmdirSync(folder);
  symlinkSync(make(), folder);
  refused();
  rmSync(folder);
  mkdirSync(folder, { mode: 0o755 });
  refused();
  if (!isRoot) return;
  rmdirSync(folder);
  mkdirSync(folder, { mode: 0o700 });
  lchownSync(folder, NOBODY, NOBODY);
  refused();
});
