import { expect, it } from 'vitest';
import { startAttackedServer } from '../support/attacked-server.ts';

const server = await startAttackedServer();

const ask = async (method: string, target: string, host: string): Promise<number> => {
  const answer = await server.sendRaw(
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
};

/** None of them is a fault of the server. */
const targets = [
  'http://a:b@x/',
  'http://a:b@localhost/',
  'http://a@localhost/api/v1/content/all',
  'https://:@localhost/bn',
  'http://',
  'http://[::1',
  'http://localhost:99999/',
  'ftp://localhost/',
  '*',
  '?q=a',
  '/%',
  '/api/v1/content/single/%',
  '/content/%E0%A4%A',
  '/bn/%2e%2e/%2e%2e/etc/passwd',
  '//localhost/',
  '/\\localhost/',
  '/..%5c..%5c',
];

it.each(['http://a:b@x/', 'http://a:b@localhost/', 'https://a@localhost/bn'])(
  '%s as target is a bad request',
  async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH'])
      expect([method, await ask(method, target, 'localhost')]).toEqual([method, 400]);
  },
);

it.each(['a:b@localhost', 'localhost/x', 'local host', '[::1', 'localhost:x', 'localhost:99999'])(
  'the Host %s is a bad request, or one for somebody else',
  async (host) => {
    expect([400, 421]).toContain(await ask('GET', '/', host));
  },
);

it.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'])('no target makes %s fail', async (method) => {
  for (const target of targets) {
    const status = await ask(method, target, 'localhost');
    expect([target, status, status >= 200 && status < 500]).toEqual([target, status, true]);
  }
});
