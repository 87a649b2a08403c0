import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Required free memory in bytes: ten times the databases of a test run. */
const MIN_FREE_BYTES = 4_000_000_000;

/**
 * Finds the parent folder for databases of the test run: in memory if there is room, because copying a database's 1,300
 * files on a disk takes three times as long; otherwise the folder for temporary files.
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
