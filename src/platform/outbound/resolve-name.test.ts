import { expect, it } from 'vitest';
import { startNameServer } from '../../../tests/support/name-server.ts';
import { createNameResolver } from './resolve-name.ts';

const server = await startNameServer({
  'both.example.com': { A: ['8.8.8.8', '9.9.9.9'], AAAA: ['2606:4700::1111'] },
  'four.example.com': { A: ['8.8.8.8'], AAAA: [] },
  'six.example.com': { A: [], AAAA: ['2606:4700::1111'] },
  'none.example.com': { A: [], AAAA: [] },
  'half.example.com': { A: ['8.8.8.8'], AAAA: 'silent' },
  'silent.example.com': { A: 'silent', AAAA: 'silent' },
});
const resolve = createNameResolver({ servers: [server.address], timeout: 250 });

it.each([
  ['both.example.com', ['8.8.8.8', '9.9.9.9', '2606:4700::1111']],
  // A dot at the end marks a fully qualified name.
  ['both.example.com.', ['8.8.8.8', '9.9.9.9', '2606:4700::1111']],
  ['four.example.com', ['8.8.8.8']],
  ['six.example.com', ['2606:4700::1111']],
  ['half.example.com', ['8.8.8.8']],
  ['none.example.com', []],
  ['unknown.example.com', []],
])('finds all that %s leads to, IPv4 first', async (name, expected) => {
  const found = await resolve(name);
  expect(found.map(({ address }) => address)).toEqual(expected);
  expect(found.map(({ family }) => family)).toEqual(expected.map((address) => (address.includes(':') ? 6 : 4)));
});

it('gives up on a name server that says nothing', async () => {
  await expect(resolve('silent.example.com')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

it('says where there is no name server', async () => {
  await expect(createNameResolver({ servers: ['127.0.0.1:1'], timeout: 250 })('four.example.com')).rejects.toThrow();
});

it.each(['localhost', 'LOCALHOST.', 'hooks.localhost'])('knows by itself that %s is this machine', async (name) => {
  const asked = server.asked.length;
  expect(await resolve(name.toLowerCase())).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(server.asked).toHaveLength(asked);
});
