import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command and shows its output. @returns whether it succeeded */
export function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, env }).status === 0;
}

/** Installs the first set of Debian packages that the system offers; false if the user may not install packages. */
export function installWithApt(...choices: readonly (readonly string[])[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!run('apt-get', 'update')) return false;
  return choices.some((names) => run('apt-get', 'install', '-y', '--no-install-recommends', ...names));
}
