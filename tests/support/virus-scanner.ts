import { createServer, type Server, type Socket } from 'node:net';

/** Harmless test file that every virus scanner detects. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const COMMAND = 'zINSTREAM\0';

/** Parses clamd's protocol. @returns the bytes of the file after its last part; undefined before */
function readStream(received: Buffer): Buffer | undefined {
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) return undefined;
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

export type ScannerBehaviour = (bytes: Buffer, socket: Socket) => void;

export const scanLikeClamd: ScannerBehaviour = (bytes, socket) =>
  socket.end(bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

export interface StandInScanner {
  readonly server: Server;
  stop(): Promise<void>;
}

/** Starts a stand-in for clamd. @param where path of a socket; by default, any port of this machine */
export async function startScanner(answer: ScannerBehaviour, where?: string): Promise<StandInScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const bytes = readStream(received);
      if (bytes !== undefined) answer(bytes, socket);
    });
  });
  await new Promise<void>((resolve) =>
    where === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(where, resolve),
  );
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { server, stop };
}
