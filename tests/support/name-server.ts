import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import { afterAll } from 'vitest';

/** Records of one type for a name; `silent` means no response. */
type Records = readonly string[] | 'silent';

export interface NameServer {
  /** Address in the form `127.0.0.1:PORT`. */
  readonly address: string;
  /** All received questions. */
  readonly asked: readonly string[];
}

const kinds = new Map<number, 'A' | 'AAAA'>([
  [1, 'A'],
  [28, 'AAAA'],
]);
const NO_ERROR = 0x8180;
const NO_SUCH_NAME = 0x8183;

/** Reads the requested name of a message, and the position after its question. */
function readQuestion(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

const toBytes = (address: string): Buffer => {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [before = [], after = []] = address.split('::').map((side) => side.split(':').filter(Boolean));
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
};

/** Starts a DNS server for a test file: it knows these names and responds to others that they don't exist. */
export async function startNameServer(
  names: Readonly<Record<string, Readonly<Record<'A' | 'AAAA', Records>>>>,
): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, end } = readQuestion(message);
    asked.push(name);
    const type = message.readUInt16BE(end - 4);
    const kind = kinds.get(type);
    const records = kind === undefined ? [] : (names[name]?.[kind] ?? []);
    if (records === 'silent') return;
    const head = Buffer.alloc(12);
    head.writeUInt16BE(message.readUInt16BE(0), 0);
    head.writeUInt16BE(name in names ? NO_ERROR : NO_SUCH_NAME, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    const answers = records.map((address) => {
      const bytes = toBytes(address);
      const answer = Buffer.alloc(12);
      // The value is a pointer to the name in the question.
      answer.writeUInt16BE(0xc00c, 0);
      answer.writeUInt16BE(type, 2);
      answer.writeUInt16BE(1, 4);
      answer.writeUInt32BE(60, 6);
      answer.writeUInt16BE(bytes.length, 10);
      return Buffer.concat([answer, bytes]);
    });
    socket.send(Buffer.concat([head, message.subarray(12, end), ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  afterAll(() => void socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}
