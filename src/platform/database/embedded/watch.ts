import { type ChildProcess, spawn } from 'node:child_process';
import { serverUser } from './server-user.ts';

/**
 * Shell script that runs the server and stops it when its input is closed, which happens even after `kill -9` of Arbor:
 * fast shutdown at once, immediate shutdown after ten seconds, kill after sixteen. Then it removes the socket's folder.
 * It waits by `read`, a shell built-in, so no other process is left over.
 */
const script = `
at=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
(
  read -r line <&3
  trap '' TERM
  kill -INT $child
  tenths=0
  while kill -0 $child; do
    sleep 0.1
    tenths=$((tenths + 1))
    [ $tenths -eq 100 ] && kill -QUIT $child
    [ $tenths -eq 160 ] && kill -KILL $child
  done
  rm -rf "$at"
) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait $child
code=$?
kill $watcher 2>/dev/null
exit $code`;

export interface WatchedServer {
  /** Resolves when the server accepts connections. @throws Error with its output if it ends first */
  readonly ready: Promise<void>;
  /** Resolves with the server's last output. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
  /** Lets this process end while the server runs. */
  unref(): void;
}

const MAX_TOLD = 4000;

/** Runs and watches a server. `command`: program and arguments; `socket`: folder of its socket. */
export function watchServer(command: readonly string[], socket: string): WatchedServer {
  const server: ChildProcess = spawn('/bin/sh', ['-c', script, 'sh', socket, ...command], {
    ...serverUser,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // The server gets its own process group, so that Ctrl-C only reaches Arbor, which then stops the server.
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  let told = '';
  // The server may end before its input is closed.
  server.stdin?.on('error', () => undefined);
  const exited = new Promise<string>((resolve) => {
    server.once('exit', () => resolve(told));
    server.once('error', (error) => resolve(told + error.message));
  });
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-MAX_TOLD);
      if (told.includes('ready to accept connections')) resolve();
    });
    void exited.then((last) => reject(new Error(last)));
  });
  const stop = async (): Promise<void> => {
    server.ref();
    server.stdin?.end();
    await exited;
  };
  return { ready, exited, stop, unref: () => server.unref() };
}
