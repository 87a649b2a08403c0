import { spawnSync } from 'node:child_process';
import { installWithApt } from './install.ts';
import { isStarted } from './repo-rules.ts';

/** Returns the version, such as `ffmpeg version 5.1.9`; undefined if ffmpeg doesn't start. */
function findVersion(): string | undefined {
  const { status, stdout } = spawnSync('ffmpeg', ['-version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.split(' ', 3).join(' ') : undefined;
}

/**
 * Finds an ffmpeg that starts, or installs one by apt-get.
 * @throws Error with instructions for a manual installation
 */
function ensureFfmpeg(): string {
  const version = findVersion() ?? (installWithApt(['ffmpeg']) ? findVersion() : undefined);
  if (version !== undefined) return version;
  throw new Error(
    'The tests of videos need ffmpeg, and apt-get (which needs root) could not install it: install it as the system does (Debian: apt-get install ffmpeg).',
  );
}

if (isStarted(import.meta)) {
  try {
    console.log(ensureFfmpeg());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
