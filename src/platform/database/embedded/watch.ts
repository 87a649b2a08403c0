import { type ChildProcess, spawn } from 'node:child_process';
import { serverUser } from './server-user.ts';

/**
 * Runs the server, and ends it when our end of its input closes, even after `kill -9`: it asks, after ten seconds it
 * insists, after sixteen it kills. Then the socket's folder goes. `read` is the shell's own, so nothing is left over.
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
  /** Resolves when it accepts connections. @throws Error with what it said where it ends first */
  readonly ready: Promise<void>;
  /** Resolves with the last that it said. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
  /** Lets this process end although the server runs. */
  unref(): void;
}

const MAX_TOLD = 4000;

/** `command` is the server with its parameters, `socket` the folder of its socket. */
export function watchServer(command: readonly string[], socket: string): WatchedServer {
  const server: ChildProcess = spawn('/bin/sh', ['-c', script, 'sh', socket, ...command], {
    ...serverUser,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own group: a Ctrl-C in the terminal reaches us, and we stop it in order.
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  let told = '';
  // It may end before its input has been closed.
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
