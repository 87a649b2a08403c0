import * as z from 'zod';
import { cleanLine } from '../../../platform/clean-text.ts';
import { createTranslator } from '../../../platform/http/messages.ts';
import { MAX_EXCLUDED_IN_BROWSER } from './contract.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Contents that lists leave out for a caller. */
export interface Exclusions {
  readonly ai: boolean;
  readonly keywords: readonly string[];
  readonly contributorIds: readonly string[];
}

const nothing: Exclusions = { ai: false, keywords: [], contributorIds: [] };

const MAX_COOKIE_LENGTH = 4000;
/** The cookie's format, written by `web/browser-exclusions.ts`. */
const cookie = z.object({
  ai: z.boolean(),
  keywords: z
    .array(
      z
        .string()
        .max(80)
        .overwrite((word) => cleanLine(word).toLowerCase())
        .min(1),
    )
    .max(MAX_EXCLUDED_IN_BROWSER),
  contributorIds: z.array(z.uuid()).max(MAX_EXCLUDED_IN_BROWSER),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a browser's exclusions from its cookies; empty if they are missing or invalid. */
export function parseExclusionsCookie(cookies: string | null): Exclusions {
  const value = /(?:^|;)\s*without=([\w-]+)\s*(?:;|$)/.exec(cookies ?? '')?.[1];
  if (value === undefined || value.length > MAX_COOKIE_LENGTH) return nothing;
  const parsed = cookie.safeParse(parseJson(Buffer.from(value, 'base64url').toString()));
  return parsed.success ? parsed.data : nothing;
}

/** Messages of the operations on exclusions. */
export const translate = createTranslator({ en, bn }, 'exclusions_answer');
