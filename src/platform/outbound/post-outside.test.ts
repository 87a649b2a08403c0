import { beforeEach, expect, it } from 'vitest';
import { startNameServer } from '../../../tests/support/name-server.ts';
import { startReceiver } from '../../../tests/support/webhook-receiver.ts';
import { OutsideCallError, postOutside } from './post-outside.ts';
import { createNameResolver, type NameResolver as Resolver } from './resolve-name.ts';

const receiver = await startReceiver();
beforeEach(() => {
  Object.assign(receiver, { mood: 200, onCall: undefined, written: 0, headers: {} });
  receiver.received.length = 0;
});

const local = { allowsLoopback: true };
const strict = { allowsLoopback: false };
const post = (url: string, rules = local, resolve?: Resolver, milliseconds = 5000) =>
  postOutside(new URL(url), { headers: { 'x-test': 'yes' }, body: '{"ক":1}', milliseconds }, rules, resolve).catch(
    (error: unknown) => (error instanceof OutsideCallError ? error.failure : error),
  );
const never: Resolver = () => Promise.reject(new Error('nothing was to be looked up'));

it('posts the body with its headers, and answers the status', async () => {
  expect(await post(`${receiver.origin}/in?a=b`)).toEqual({ status: 200 });
  expect(receiver.received).toEqual([
    {
      method: 'POST',
      path: '/in?a=b',
      body: '{"ক":1}',
      headers: {
        host: `127.0.0.1:${receiver.port}`,
        'x-test': 'yes',
        'content-length': String(Buffer.byteLength('{"ক":1}')),
        connection: 'close',
      },
    },
  ]);
});

it.each([204, 404, 410, 500])('answers %s as it is', async (status) => {
  receiver.mood = status;
  expect(await post(receiver.origin)).toEqual({ status });
});

it('answers when to come again, as it is written', async () => {
  receiver.mood = 503;
  receiver.headers = { 'retry-after': '120' };
  expect(await post(receiver.origin)).toEqual({ status: 503, retryAfter: '120' });
});

it('takes no other protocol, and answers any number as it is', async () => {
  receiver.mood = 'upgrade';
  expect(await post(receiver.origin)).toEqual({ status: 101 });
  await receiver.isLeft();
  receiver.mood = 'odd status';
  expect(await post(receiver.origin)).toEqual({ status: 999 });
});

it('follows no redirect', async () => {
  receiver.mood = 'redirect';
  expect(await post(receiver.origin)).toEqual({ status: 302 });
  expect(receiver.received).toHaveLength(1);
});

it.each(['huge', 'endless'] as const)('reads a few bytes of a body that is %s', async (mood) => {
  receiver.mood = mood;
  expect(await post(receiver.origin)).toEqual({ status: 200 });
  await receiver.isLeft();
  // Only the sockets' buffers were filled.
  expect(receiver.written).toBeLessThan(20_000_000);
});

it('gives up on silence, and takes a status whose body never ends', async () => {
  receiver.mood = 'silent';
  expect(await post(receiver.origin, local, undefined, 300)).toBe('timeout');
  receiver.mood = 'trickle';
  expect(await post(receiver.origin, local, undefined, 300)).toEqual({ status: 200 });
});

it('says where the connection broke', async () => {
  receiver.mood = 'cut';
  expect(await post(receiver.origin)).toBe('connection');
  expect(await post('http://127.0.0.1:1/')).toBe('connection');
  expect(await post(receiver.origin.replace('http:', 'https:'))).toBe('tls');
});

it.each([
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://localhost.:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'https://10.0.0.1/',
  'https://169.254.169.254/',
])('never calls %s', async (url) => {
  expect(await post(url.replace('PORT', String(receiver.port)), strict, never)).toBe('address');
  expect(receiver.received).toEqual([]);
});

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', '0.0.0.0', 'fd00::1'])(
  'never calls a name that leads to %s',
  async (address) => {
    const resolve: Resolver = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
    expect(await post('https://hooks.example.com/', strict, resolve)).toBe('address');
  },
);

it('refuses a name of which one address is private', async () => {
  const resolve: Resolver = () =>
    Promise.resolve([
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
  expect(await post('https://hooks.example.com/', strict, resolve)).toBe('address');
});

it('refuses a name whose IPv6 address is private, asking name servers themselves', async () => {
  const { address } = await startNameServer({ 'hooks.example.com': { A: ['8.8.8.8'], AAAA: ['fd00::1'] } });
  const resolve = createNameResolver({ servers: [address] });
  expect(await post('https://hooks.example.com/', strict, resolve)).toBe('address');
});

it('looks a name up once, and calls what it looked at', async () => {
  const asked: string[] = [];
  // The name resolves to the allowed address at first, and to another one from then on.
  const resolve: Resolver = (name) => {
    asked.push(name);
    return Promise.resolve([{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
  };
  expect(await post(`http://hooks.localhost:${receiver.port}/`, local, resolve)).toEqual({ status: 200 });
  expect(asked).toEqual(['hooks.localhost']);
  expect(receiver.received.map(({ headers }) => headers.host)).toEqual([`hooks.localhost:${receiver.port}`]);
  // The next call resolves the name again, because neither the address nor the connection is kept.
  expect(await post(`http://hooks.localhost:${receiver.port}/`, local, resolve)).toBe('address');
  expect(receiver.received).toHaveLength(1);
});

it('says where a name leads nowhere', async () => {
  expect(await post('https://hooks.example.com/', strict, () => Promise.resolve([]))).toBe('resolve');
  expect(await post('https://hooks.example.com/', strict, () => Promise.reject(new Error('ENOTFOUND')))).toBe(
    'resolve',
  );
});
