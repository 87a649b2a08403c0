import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './embedded/binaries.ts';
import { APP_ROLE, createCluster, SUPERUSER, writeAccessRules } from './embedded/cluster.ts';
import { takeLock } from './embedded/lock.ts';
import { placeCluster, refuseUnsafeParent } from './embedded/place.ts';
import { prepareRoles } from './embedded/roles.ts';
import { endChildren, endOrphan, findRunningSocket } from './embedded/running.ts';
import { makeSocketFolder, restoreSocketFolder } from './embedded/socket-folder.ts';
import { DatabaseStartError } from './embedded/start-error.ts';
import { superviseServer } from './embedded/supervise.ts';
import { type WatchedServer, watchServer } from './embedded/watch.ts';

export interface EmbeddedDatabase {
  /** Connection URL for the product, whose role owns its schemas but is no superuser. */
  readonly url: string;
  /** Connection URL of the superuser, for setup, measurements and tests. */
  readonly superuserUrl: string;
  /** Resolves with the server's last output if it stopped unexpectedly and can't be restarted. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Prints lines for the operator who starts Arbor. */
  readonly say?: (line: string) => void;
  /** Called when the server has stopped unexpectedly (`output`: its last lines) and is being restarted. */
  readonly onStopped?: (output: string) => void;
  /** Delays in milliseconds before each attempt to restart it. Default: nine attempts within half a minute. */
  readonly restartDelays?: readonly number[];
}

/** Time for the child processes of a killed server to end before it is restarted. */
const CHILDREN_MS = 200;

const defaults: Readonly<Record<string, string>> = {
  listen_addresses: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '2GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  jit: 'off',
};

const toUrl = (socket: string, role: string): string =>
  `postgres://${role}@/postgres?host=${encodeURIComponent(socket)}`;

/**
 * Connection URL of the server that another process runs in `folder`; undefined if there is none. For commands and
 * tests.
 */
export function findRunningUrl(folder: string, as: 'product' | 'superuser' = 'product'): string | undefined {
  const socket = findRunningSocket(folder);
  return socket === undefined ? undefined : toUrl(socket, as === 'superuser' ? SUPERUSER : APP_ROLE);
}

/**
 * Starts PostgreSQL in `folder` on a Unix socket and resolves when it accepts connections. The server is restarted if
 * it stops unexpectedly, and ends with this process, even after `kill -9`.
 * @throws DatabaseStartError
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { say = () => undefined, onStopped = () => undefined } = options;
  const native = prepareBinaries();
  refuseUnsafeParent(folder);
  const unlock = takeLock(folder);
  try {
    await endOrphan(folder, say);
    const cluster = placeCluster(folder);
    createCluster(native, cluster);
    writeAccessRules(cluster);
    const socket = makeSocketFolder();
    const settings = { ...defaults, unix_socket_directories: socket, ...options.settings };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const launch = async (): Promise<WatchedServer> => {
      restoreSocketFolder(socket);
      const server = watchServer([join(native, 'bin/postgres'), '-D', cluster, ...flags], socket);
      await server.ready;
      server.unref();
      return server;
    };
    const first = await launch().catch((error: unknown) => {
      rmSync(socket, { recursive: true, force: true });
      throw new DatabaseStartError(`The embedded database did not start:\n${(error as Error).message}`);
    });
    await prepareRoles((role) => toUrl(socket, role)).catch(async (error: unknown) => {
      await first.stop();
      throw error;
    });
    const relaunch = async (): Promise<WatchedServer> => {
      await endChildren(cluster, CHILDREN_MS);
      return launch();
    };
    const supervised = superviseServer(first, relaunch, { onStopped, delays: options.restartDelays });
    return {
      died: supervised.died,
      url: toUrl(socket, APP_ROLE),
      superuserUrl: toUrl(socket, SUPERUSER),
      stop: async () => {
        await supervised.stop();
        rmSync(socket, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
