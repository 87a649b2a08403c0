import { timingSafeEqual } from 'node:crypto';
import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { computeKeyedHash } from '../../../../platform/identity/encryption.ts';
import { emailKinds, type lettersContract } from '../contract/letters.ts';
import { lockAccount, updateAccount } from '../store/account.ts';

type EmailKind = (typeof emailKinds)[number];

const sign = (secret: string, accountId: string, kind: string): Buffer =>
  computeKeyedHash(secret, 'unsubscribe', `${accountId} ${kind}`);

/** Token in e-mails that turns off one kind of e-mail for one account. It never expires, because e-mails don't. */
export const createUnsubscribeToken = (secret: string, accountId: string, kind: EmailKind): string =>
  [accountId, kind, sign(secret, accountId, kind).toString('base64url')].join('.');

function readToken(
  secret: string,
  token: string,
): { readonly accountId: string; readonly kind: EmailKind } | undefined {
  const [accountId = '', name = '', given = '', ...rest] = token.split('.');
  const kind = emailKinds.find((each) => each === name);
  if (kind === undefined || rest.length > 0 || !isId(accountId)) return undefined;
  const expected = Buffer.from(sign(secret, accountId, kind).toString('base64url'));
  const signature = Buffer.from(given);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? { accountId, kind } : undefined;
}

/** `POST /user/unsubscribe/{token}`. Safe to repeat, and for a deleted account. @throws Problem `not_found` */
export async function endLetters(
  ctx: TransactionContext,
  { params }: InputOf<typeof lettersContract.unsubscribe>,
): Promise<OutputOf<typeof lettersContract.unsubscribe>> {
  const found = readToken(ctx.platform.config.secret, params.token);
  if (found === undefined) throw new Problem('not_found');
  const { accountId, kind } = found;
  const account = await lockAccount(ctx.tx, accountId);
  if (account?.emails.includes(kind) === true)
    await updateAccount(ctx.tx, accountId, { emails: account.emails.filter((each) => each !== kind) });
  return { kind };
}
