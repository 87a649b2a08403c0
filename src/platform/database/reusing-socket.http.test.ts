import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from './pool.ts';
import { createReusingSocket } from './reusing-socket.ts';

const url = inject('databaseUrl');
const pool = openPool({ url, size: 2, onError: () => undefined });
const db = openDatabase(pool);
afterAll(() => db.destroy());

/** Hands pieces of a few bytes on, so that messages and their headers come in parts. */
async function openCuttingServer(pieceBytes: (turn: number) => number): Promise<{ port: number; close: () => void }> {
  const target = new pg.Client({ connectionString: url });
  const { host, port } = target;
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = createReusingSocket();
    connections.add(socket).add(upstream);
    if (host.startsWith('/')) upstream.connect(`${host}/.s.PGSQL.${port}`);
    else upstream.connect(port, host);
    for (const each of [socket, upstream]) each.on('error', () => undefined).setNoDelay(true);
    socket.pipe(upstream);
    let turn = 0;
    let last = Promise.resolve();
    upstream.on('data', (given: Buffer) => {
      const data = Buffer.from(given);
      last = last.then(async () => {
        for (let at = 0; at < data.length; ) {
          const bytes = pieceBytes(turn++);
          socket.write(data.subarray(at, at + bytes));
          at += bytes;
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
    });
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as { port: number };
  const close = (): void => {
    for (const each of connections) each.destroy();
    server.close();
  };
  return { port: own, close };
}

it('reads rows larger than its buffer', async () => {
  for (const length of [1, 65_000, 65_536, 70_000, 1_000_000]) {
    const { rows } = await sql<{ text: string; n: number }>`
      select repeat(chr(97 + n), ${length}) as text, n from generate_series(1, 3) as n`.execute(db);
    expect(rows.map(({ text, n }) => [text === 'abcd'.charAt(n).repeat(length), n])).toEqual([
      [true, 1],
      [true, 2],
      [true, 3],
    ]);
  }
});

it('keeps what it has read while others read', async () => {
  const read = async (letter: string) => {
    const { rows } = await sql<{ text: string; bytes: Buffer }>`
      select repeat(${letter}, 500) || n as text, convert_to(${letter}, 'utf8') as bytes from generate_series(1, 200) as n`.execute(
      db,
    );
    return rows.every(({ text, bytes }, at) => text === letter.repeat(500) + (at + 1) && bytes.toString() === letter);
  };
  expect(await Promise.all(Array.from({ length: 40 }, (_, at) => read(String.fromCharCode(97 + (at % 26)))))).toEqual(
    Array.from({ length: 40 }, () => true),
  );
});

it.each([
  ['a byte', () => 1],
  ['pieces of all lengths', (turn: number) => 1 + ((turn * 7) % 23)],
])('reads what comes in %s', async (_name, pieceBytes) => {
  const server = await openCuttingServer(pieceBytes);
  const { user, password, database } = new pg.Client({ connectionString: url });
  const client = new pg.Client({
    host: '127.0.0.1',
    port: server.port,
    user: user ?? '',
    ...(password === null ? {} : { password: password ?? '' }),
    database: database ?? '',
    stream: createReusingSocket,
  });
  await client.connect();
  const { rows } = await client.query<{ n: number; text: string }>(
    `select n, repeat('x', n * 20) as text from generate_series(1, 20) as n`,
  );
  expect(rows.map(({ n, text }) => [n, text.length])).toEqual(
    Array.from({ length: 20 }, (_, n) => [n + 1, (n + 1) * 20]),
  );
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  server.close();
});
