import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Scripts {
  readonly start: string;
  readonly demo: string;
}

/** Reads the npm scripts of a folder. */
export const readScripts = (root: string): Scripts =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Scripts }).scripts;

/** Converts a commit to the name of a folder. */
export const nameCommit = (commit: string): string => commit.replaceAll(/[^\w.-]/g, '_');

function run(root: string, command: readonly string[], environment: Record<string, string> = {}): string {
  const [program = '', ...parameters] = command;
  const done = spawnSync(program, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${command.join(' ')} failed in ${root}:\n${done.stdout}`);
  return done.stdout;
}

const readLock = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Creates a worktree of another commit with installed packages and built pages; an existing one is reused. */
export function checkOut(root: string, commit: string, folder: string, say: (line: string) => void): string {
  const other = join(folder, `commit-${nameCommit(commit)}`);
  const sha = run(root, ['git', 'rev-parse', `${commit}^{commit}`]).trim();
  if (existsSync(other)) run(other, ['git', 'checkout', '--quiet', '--detach', sha]);
  else {
    mkdirSync(folder, { recursive: true });
    run(root, ['git', 'worktree', 'prune']);
    run(root, ['git', 'worktree', 'add', '--quiet', '--detach', other, sha]);
  }
  if (!existsSync(join(other, 'node_modules'))) {
    say(`Installing the packages of ${commit} …`);
    if (readLock(root) === readLock(other)) symlinkSync(join(root, 'node_modules'), join(other, 'node_modules'));
    else run(other, ['npm', 'ci', '--no-audit', '--no-fund']);
  }
  say(`Building the pages of ${commit} …`);
  run(other, ['npm', 'run', '--silent', 'build']);
  return other;
}

/** Fills a data folder with synthetic works once. */
export function ensureFilled(root: string, data: string, size: number, say: (line: string) => void): void {
  const mark = join(data, 'filled');
  if (existsSync(mark)) return;
  say(`Filling ${data} …`);
  run(root, ['npm', 'run', '--silent', 'demo', '--', '--size', String(size)], { ARBOR_DATA: data });
  writeFileSync(mark, String(size));
}
