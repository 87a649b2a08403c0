import { createTranslator } from '../../../../platform/http/messages.ts';
import type { Takedown, TakedownCode } from '../contract/takedown.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

export const toTakedown = (row: {
  readonly unpublished_code: string | null;
  readonly unpublished_reason: string;
}): Takedown | null =>
  row.unpublished_code === null ? null : { code: row.unpublished_code as TakedownCode, note: row.unpublished_reason };

/** Explains the reason for a takedown in the contributor's language. */
export const describeTakedown = createTranslator({ en, bn }, 'content_takedown');
