import { afterAll } from 'vitest';
import { type Answer, listenOnLoopback, type PublishedKeys, publishedKeys } from './published-keys.ts';

/** Starts a server on loopback for the tests of a file. */
export async function loopback(answer: Answer): Promise<string> {
  const { url, close } = await listenOnLoopback(answer);
  afterAll(close);
  return url;
}

export interface KeyServer extends PublishedKeys {
  readonly url: string;
}

/** Starts a stand-in for Google's key URL on loopback, with two keys of our own. */
export async function keyServer(options: { cacheControl?: string } = {}): Promise<KeyServer> {
  const { answer, ...keys } = publishedKeys(options);
  return { ...keys, url: await loopback(answer) };
}
