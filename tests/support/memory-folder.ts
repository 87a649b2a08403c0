import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Ten times what the databases of a run take at once. */
const MIN_FREE_BYTES = 4_000_000_000;

/**
 * Parent folder for databases that don't outlive the run: in memory where the system has room for them there, because copying
 * a database's 1,300 files to a disk takes three times as long; otherwise the folder for temporary files.
 */
export function findMemoryFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
