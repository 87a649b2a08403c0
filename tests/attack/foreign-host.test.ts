import { describe, expect, it } from 'vitest';
import { startAttackedServer } from '../support/attacked-server.ts';

const server = await startAttackedServer();
/** Behind a proxy that passes the browser's Host on. */
const proxied = await startAttackedServer({
  ARBOR_ORIGIN: 'https://arbor.example',
  FIREBASE_PROJECT_ID: 'arbor-test',
  FIREBASE_API_KEY: 'AIzaSyTestTestTest',
  FIREBASE_AUTH_DOMAIN: 'arbor-test.firebaseapp.com',
  FIREBASE_APP_ID: '1:123:web:abc',
});

const addresses = ['/', '/bn/free', '/api/v1/content/all', '/development/inbox', '/robots.txt', '/media/x/1.webp'];

const readStatus = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** The whole answer to a GET with this Host; null sends none, as HTTP/1.0 allows. */
function get(to: typeof server, path: string, host: string | null): Promise<string> {
  const line = host === null ? `GET ${path} HTTP/1.0\r\n` : `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`;
  return to.sendRaw(`${line}Connection: close\r\n\r\n`);
}

const getStatus = async (to: typeof server, path: string, host: string | null): Promise<number> =>
  readStatus(await get(to, path, host));

describe('a name that an attacker has pointed at this machine', () => {
  it.each(addresses)('%s is not answered for it', async (path) => {
    for (const host of ['evil.example', `evil.example:${server.port}`, 'localhost.evil.example', '127.0.0.1.nip.io'])
      expect([host, await getStatus(server, path, host)]).toEqual([host, 421]);
  });

  it('is told what to do, in both languages', async () => {
    const answer = await get(server, '/api/v1/content/all', 'evil.example');
    expect(answer).toContain('ARBOR_ORIGIN');
    expect(answer).toContain('"code":"misdirected"');
    const bangla = await server.sendRaw(
      'GET / HTTP/1.1\r\nHost: evil.example\r\nAccept-Language: bn\r\nConnection: close\r\n\r\n',
    );
    expect(Buffer.from(bangla, 'latin1').toString()).toContain('ঠিকানা');
  });

  it('is refused where a target names it, and where no Host is sent', async () => {
    expect(await getStatus(server, 'http://evil.example/development/inbox', 'localhost')).toBe(421);
    expect(await getStatus(server, '/development/inbox', null)).toBe(421);
  });

  it('can change nothing', async () => {
    const answer = await server.sendRaw(
      `POST /api/v1/user/logout HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(readStatus(answer)).toBe(421);
  });
});

describe('a name of ours', () => {
  it('is loopback, by each of its names and at any port, for a forwarded one has another number', async () => {
    for (const host of ['localhost', 'LOCALHOST:1', `127.0.0.1:${server.port}`, '[::1]:4000', '127.0.0.53'])
      expect([host, await getStatus(server, '/api/v1/content/all', host)]).toEqual([host, 200]);
  });

  it('is the public address, with its port or without the usual one', async () => {
    for (const host of ['arbor.example', 'Arbor.Example', 'arbor.example:443', '127.0.0.1:4000'])
      expect([host, await getStatus(proxied, '/api/v1/content/all', host)]).toEqual([host, 200]);
    for (const host of ['arbor.example:8443', 'www.arbor.example', 'arbor.example.evil.example', '10.0.0.7'])
      expect([host, await getStatus(proxied, '/api/v1/content/all', host)]).toEqual([host, 421]);
  });
});

describe('a health check', () => {
  it('may come by any name, or by none', async () => {
    for (const host of ['10.0.0.7', 'arbor-1.internal:4000', null])
      for (const path of ['/healthz', '/readyz'])
        expect([host, path, await getStatus(server, path, host)]).toEqual([host, path, 200]);
  });
});
