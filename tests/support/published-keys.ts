import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TokenSigner } from './forged-tokens.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on loopback, which runs until it is closed. */
export async function listenOnLoopback(answer: Answer): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const published = (kid: string, key: KeyObject): object => ({
  ...key.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

export interface PublishedKeys {
  readonly signer: TokenSigner;
  readonly countRequests: () => number;
  /** Changes the server's behaviour from now on. */
  readonly behave: (how: 'well' | 'failing' | 'nonsense' | 'hanging-up') => void;
  /** Publishes an additional key. */
  readonly publish: (kid: string) => KeyObject;
}

/** Creates a stand-in for Google's key URL, with two keys of our own. */
export function publishedKeys(options: { cacheControl?: string } = {}): PublishedKeys & { readonly answer: Answer } {
  const first = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const second = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [published('first', first.publicKey), published('second', second.publicKey)];
  let requests = 0;
  let how = 'well';
  return {
    answer: (_, response) => {
      requests += 1;
      if (how === 'hanging-up') response.destroy();
      else if (how === 'failing') response.writeHead(500).end();
      else if (how === 'nonsense') response.end('<html>');
      else {
        response.setHeader('cache-control', options.cacheControl ?? 'public, max-age=3600, must-revalidate');
        response.end(JSON.stringify({ keys }));
      }
    },
    signer: { projectId: 'arbor-test', kid: 'first', otherKid: 'second', privateKey: first.privateKey },
    countRequests: () => requests,
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
