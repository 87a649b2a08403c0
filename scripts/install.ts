import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command in sight. @returns whether it succeeded */
export function run(command: string, ...args: string[]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, env }).status === 0;
}

/** Installs the first of some sets of Debian's packages that the system has; false where this may not be done. */
export function installWithApt(...choices: readonly (readonly string[])[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!run('apt-get', 'update')) return false;
  return choices.some((names) => run('apt-get', 'install', '-y', '--no-install-recommends', ...names));
}
