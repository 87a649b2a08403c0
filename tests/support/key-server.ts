import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { TokenMaker } from './forged-tokens.ts';

/** A server on loopback for the file's tests. */
export async function loopback(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const published = (kid: string, key: KeyObject): object => ({
  ...key.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

export interface KeyServer {
  readonly url: string;
  readonly maker: TokenMaker;
  /** How often it was asked. */
  readonly asked: () => number;
  /** What it answers from now on. */
  readonly behave: (how: 'well' | 'failing' | 'nonsense' | 'hanging-up') => void;
  /** Publishes another key besides. */
  readonly publish: (kid: string) => KeyObject;
}

/** Google's key address, on loopback, with two keys of our own. */
export async function keyServer(options: { cacheControl?: string } = {}): Promise<KeyServer> {
  const first = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const second = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [published('first', first.publicKey), published('second', second.publicKey)];
  let asked = 0;
  let how = 'well';
  const url = await loopback((_, response) => {
    asked += 1;
    if (how === 'hanging-up') response.destroy();
    else if (how === 'failing') response.writeHead(500).end();
    else if (how === 'nonsense') response.end('<html>');
    else {
      response.setHeader('cache-control', options.cacheControl ?? 'public, max-age=3600, must-revalidate');
      response.end(JSON.stringify({ keys }));
    }
  });
  return {
    url,
    maker: { projectId: 'arbor-test', kid: 'first', otherKid: 'second', privateKey: first.privateKey },
    asked: () => asked,
    behave: (next) => {
      how = next;
    },
    publish: (kid) => {
      const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
      keys.push(published(kid, pair.publicKey));
      return pair.privateKey;
    },
  };
}
