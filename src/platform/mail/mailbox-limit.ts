import type { Context } from '../context.ts';
import { isWithinLimit } from '../http/limit.ts';

/** One mailbox has many addresses where providers pass over dots and what follows a plus. */
function toMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}${address.slice(at)}`.toLowerCase();
}

/** Counts one more letter to a mailbox. @returns false where it is one too many in a day */
export const mayWriteTo = (ctx: Context, address: string, kind: string, lettersADay: number): Promise<boolean> =>
  isWithinLimit(ctx, `letter ${kind}`, toMailbox(address), { calls: lettersADay, seconds: 86_400 });
