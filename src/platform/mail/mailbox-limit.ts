import type { Context } from '../context.ts';
import { isWithinLimit } from '../http/limit.ts';

/** Normalizes an address to its mailbox, because providers ignore dots and everything after a plus sign. */
function toMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}${address.slice(at)}`.toLowerCase();
}

/** Counts an e-mail to a mailbox. @returns false above the daily limit */
export const mayWriteTo = (ctx: Context, address: string, kind: string, lettersADay: number): Promise<boolean> =>
  isWithinLimit(ctx, `letter ${kind}`, toMailbox(address), { calls: lettersADay, seconds: 86_400 });
