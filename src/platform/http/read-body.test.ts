import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HostEnv } from './hono-context.ts';
import { toProblem } from './problem.ts';
import { readBytes, readJson } from './request.ts';

const app = new Hono<HostEnv>();
const ended: unknown[] = [];
app.post('/json', async (c) => c.json({ read: (await readJson(c, 1000)) ?? null }));
app.post('/bytes', async (c) => c.text((await readBytes(c, 1_000_000)).toString('utf8')));
app.onError((error, c) => {
  ended.push(error);
  return c.text(toProblem(error).code, 400);
});

let server: Server;
let port: number;
beforeAll(async () => {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const HEAD = 'host: localhost\r\ncontent-type: application/json\r\n';
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/**
 * Sends pieces one after another on one connection.
 * @returns the response, as soon as `isDone`
 */
async function talk(pieces: readonly string[], isDone: (answer: string) => boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => {
    answer += part.toString();
  });
  socket.on('error', () => undefined);
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await expect.poll(() => isDone(answer), { timeout: 5000 }).toBe(true);
  socket.destroy();
  return answer;
}

const hasEnd = (text: string) => (answer: string) => answer.includes(text);

it('reads a body that comes at once, and the next one of the connection', async () => {
  const post = (n: number) => `POST /json HTTP/1.1\r\n${HEAD}content-length: 7\r\n\r\n{"n":${n}}`;
  expect(await talk([post(1), post(2)], hasEnd('{"read":{"n":2}}'))).toContain('{"read":{"n":1}}');
});

it('reads one that comes in pieces, a letter of several bytes among them', async () => {
  const body = Buffer.from('{"n":"আর্বর"}');
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /json HTTP/1.1\r\n${HEAD}content-length: ${body.length}\r\n\r\n`);
  for (const byte of body) {
    socket.write(Buffer.from([byte]));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('{"read":{"n":"আর্বর"}}');
  socket.destroy();
});

it('reads chunks, and nothing where nothing was sent', async () => {
  const head = `POST /json HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\n`;
  const pieces = [head, chunk('{"n":'), chunk('3}'), '0\r\n\r\n'];
  await talk(pieces, hasEnd('{"read":{"n":3}}'));
  await talk(['POST /json HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n'], hasEnd('{"read":null}'));
});

it('refuses what says that it is too large, and what is', async () => {
  const said = `POST /json HTTP/1.1\r\n${HEAD}content-length: 1001\r\n\r\n`;
  await talk([said], hasEnd('too_large'));
  const chunks = [`POST /json HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\n`, chunk('x'.repeat(1001))];
  await talk(chunks, hasEnd('too_large'));
});

it('answers the next call of a connection whose last body was too large', async () => {
  const tooLarge = [
    `POST /json HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\n`,
    chunk('x'.repeat(1001)),
    chunk('y'.repeat(1000)),
    '0\r\n\r\n',
  ];
  const next = `POST /json HTTP/1.1\r\n${HEAD}content-length: 7\r\n\r\n{"n":5}`;
  expect(await talk([...tooLarge, next], hasEnd('{"n":5}'))).toContain('too_large');
});

it('refuses very many small chunks', async () => {
  const head = `POST /bytes HTTP/1.1\r\n${HEAD}transfer-encoding: chunked\r\n\r\n`;
  await talk([head, chunk('x').repeat(3000)], hasEnd('too_large'));
});

it('ends where the caller leaves before the body is here', async () => {
  ended.length = 0;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /json HTTP/1.1\r\n${HEAD}content-length: 100\r\n\r\n{"n":`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  await expect.poll(() => ended.length).toBe(1);
});
