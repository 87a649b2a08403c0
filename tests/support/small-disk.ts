import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import fsPromises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

export interface SmallDisk {
  /** `tmpfs`: a separate file system. `injected`: writes that fail partway, on systems that don't allow a mount. */
  readonly kind: 'tmpfs' | 'injected';
  /** Fills the disk except for `room` bytes; the default is 0. */
  readonly fill: (room?: number) => void;
  readonly empty: () => void;
  readonly close: () => void;
}

const BLOCK = 64 * 1024;
const noRoom = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

function mountSmall(path: string, bytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path], { stdio: 'ignore' });
  const ballast = join(path, '.ballast');
  const empty = (): void => rmSync(ballast, { force: true });
  return {
    kind: 'tmpfs',
    fill: (room = 0) => {
      const file = openSync(ballast, 'w');
      let written = 0;
      try {
        for (;;) written += writeSync(file, Buffer.alloc(BLOCK, 1));
      } catch {
        // The disk is full.
      }
      closeSync(file);
      if (room > 0) truncateSync(ballast, Math.max(0, written - room));
    },
    empty,
    close: () => {
      execFileSync('umount', ['-l', path]);
    },
  };
}

/** Cuts off every kind of write that the product uses after `room` bytes. */
function injectFailures(path: string): SmallDisk {
  const { open, copyFile } = fsPromises;
  let room = Number.POSITIVE_INFINITY;
  const take = (bytes: number): number => {
    const taken = Math.min(bytes, Math.floor(room));
    room -= taken;
    return taken;
  };
  const cut = (file: FileHandle): FileHandle => {
    const write = file.write.bind(file);
    const writev = file.writev.bind(file);
    const writeFile = async (data: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
      for await (const part of data instanceof Uint8Array ? [data] : data) {
        const taken = take(part.length);
        await write(part, 0, taken);
        if (taken < part.length) throw noRoom();
      }
    };
    return Object.assign(file, {
      writeFile,
      writev: async (parts: readonly Uint8Array[], at?: number) => {
        const all = Buffer.concat(parts);
        const taken = take(all.length);
        if (taken === 0 && all.length > 0) throw noRoom();
        return writev([all.subarray(0, taken)], at);
      },
    });
  };
  Object.assign(fsPromises, {
    open: async (...given: Parameters<typeof open>) => {
      const file = await open(...given);
      return String(given[0]).startsWith(path) && given[1] !== 'r' ? cut(file) : file;
    },
    copyFile: async (from: string, to: string, mode?: number) => {
      const { size } = await fsPromises.stat(from);
      if (to.startsWith(path) && take(size) < size) throw noRoom();
      await copyFile(from, to, mode);
    },
  });
  syncBuiltinESMExports();
  return {
    kind: 'injected',
    fill: (left = 0) => {
      room = left;
    },
    empty: () => {
      room = Number.POSITIVE_INFINITY;
    },
    close: () => {
      Object.assign(fsPromises, { open, copyFile });
      syncBuiltinESMExports();
    },
  };
}

/** Opens a disk of a few megabytes at `path`, which must be empty; a real one if the system allows a mount. */
export function openSmallDisk(path: string, bytes: number): SmallDisk {
  mkdirSync(path, { recursive: true });
  if (process.env['ARBOR_TEST_MOUNT'] !== '0')
    try {
      return mountSmall(path, bytes);
    } catch {
      console.warn('No file system can be mounted here: writes are made to fail instead.');
    }
  return injectFailures(path);
}
