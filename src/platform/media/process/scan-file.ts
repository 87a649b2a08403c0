import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { Refusal } from './processed-file.ts';

/** Address of the virus scanner: clamd's socket, as a path or as host and port. */
export type ScannerAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** Error if the scanner can't be reached or its response is invalid; the file is neither clean nor infected. */
export class ScannerError extends Error {}

const TIMEOUT_MS = 60_000;
const MAX_ANSWER = 4096;
const PART_BYTES = 256 * 1024;

function openSocket(address: ScannerAddress, timeoutMs: number): Promise<Socket> {
  const socket = 'path' in address ? connect(address.path) : connect(address.port, address.host);
  socket.setTimeout(timeoutMs, () => socket.destroy(new ScannerError('The scanner takes too long.')));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8');
  for await (const part of socket as AsyncIterable<string>) {
    answer += part;
    if (answer.includes('\0') || answer.length > MAX_ANSWER) break;
  }
  return answer.split('\0', 1)[0]?.trim() ?? '';
}

/** Sends the file in parts, each preceded by its length; a length of 0 ends the stream. */
async function send(socket: Socket, path: string): Promise<void> {
  const write = (bytes: Buffer): Promise<void> =>
    new Promise((resolve, reject) => socket.write(bytes, (error) => (error == null ? resolve() : reject(error))));
  await write(Buffer.from('zINSTREAM\0'));
  for await (const part of createReadStream(path, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    await write(Buffer.concat([length, part]));
  }
  await write(Buffer.alloc(4));
}

async function ask(path: string, address: ScannerAddress, timeoutMs: number): Promise<string> {
  const socket = await openSocket(address, timeoutMs);
  try {
    // The scanner responds early and disconnects if the file exceeds its limit; that response counts.
    const sent = send(socket, path).catch(() => undefined);
    const answer = await readAnswer(socket);
    await sent;
    return answer;
  } finally {
    socket.destroy();
    await finished(socket).catch(() => undefined);
  }
}

/**
 * Scans a file with clamd without loading it into memory. Returns null if it is clean.
 * @throws ScannerError if the scanner's response is unclear; the caller must retry and not accept the file meanwhile
 */
export async function scanFile(path: string, address: ScannerAddress, timeoutMs = TIMEOUT_MS): Promise<Refusal | null> {
  const answer = await ask(path, address, timeoutMs).catch((error: unknown) => {
    throw error instanceof ScannerError ? error : new ScannerError('The scanner can’t be reached.', { cause: error });
  });
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return { code: 'INFECTED', detail: `The virus scanner found ${found}.` };
  throw new ScannerError(`The scanner answered: ${answer.slice(0, 200) || 'nothing'}`);
}
