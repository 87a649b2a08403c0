import type { Config } from '../config.ts';
import { parseOutsideUrl, type UrlRefusal } from './outside-url.ts';
import {
  type OutsideAnswer,
  OutsideCallError,
  type OutsideFailure,
  type OutsidePost,
  postOutside,
} from './post-outside.ts';

/** Client for URLs that people have entered. */
export interface Outbound {
  /** Parses a URL, or returns why it must not be called. */
  readonly parseUrl: (text: string) => URL | UrlRefusal;
  /** Posts to a URL and returns the status, or why there is none. */
  readonly post: (url: URL, post: OutsidePost) => Promise<OutsideAnswer | OutsideFailure>;
}

export function openOutbound({ ARBOR_WEBHOOKS_LOCAL: allowsLoopback }: Config): Outbound {
  const rules = { allowsLoopback };
  return {
    parseUrl: (text) => parseOutsideUrl(text, rules),
    post: async (url, post) => {
      try {
        return await postOutside(url, post, rules);
      } catch (error) {
        if (error instanceof OutsideCallError) return error.failure;
        throw error;
      }
    },
  };
}
