import { afterAll } from 'vitest';
import { type Answer, listenOnLoopback, type PublishedKeys, publishedKeys } from './published-keys.ts';

/** A server on loopback for the file's tests. */
export async function loopback(answer: Answer): Promise<string> {
  const { url, close } = await listenOnLoopback(answer);
  afterAll(close);
  return url;
}

export interface KeyServer extends PublishedKeys {
  readonly url: string;
}

/** Google's key address, on loopback, with two keys of our own. */
export async function keyServer(options: { cacheControl?: string } = {}): Promise<KeyServer> {
  const { answer, ...keys } = publishedKeys(options);
  return { ...keys, url: await loopback(answer) };
}
