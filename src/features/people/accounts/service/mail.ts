import type { TransactionContext } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import { queueMail } from '../../../../platform/mail/outbox.ts';
import { type Letter, renderLetter } from '../../../../platform/mail/render.ts';
import { translate } from '../rules/messages.ts';
import { type AccountRow, readAccount } from '../store/account.ts';
import { toAccountLanguage } from './language.ts';
import { createUnsubscribeToken } from './unsubscribe.ts';

export { selectAddressee } from '../store/account.ts';

/** `security` reaches everybody: an intruder could switch the others off first. */
type LetterKind = 'receipt' | 'review' | 'withdrawal' | 'sale' | 'refund' | 'request' | 'security';

/**
 * Kinds that nobody has to read, or that the bell shows too: one click ends them. Letters about their own money go on
 * until people choose otherwise in the settings.
 */
const isOptional = (kind: LetterKind): kind is 'review' | 'sale' => kind === 'review' || kind === 'sale';

interface LetterPlace {
  readonly locale: 'en' | 'bn';
  /** Address of the site in that language: `https://arbor.example/bn`. */
  readonly site: string;
}

/** The recipient of a letter. */
export type Addressee = Omit<AccountRow, 'created_at'>;

/**
 * Writes to the owner of an account, in their language and digits, in the caller's transaction. Nobody is written to who doesn't want this
 * kind, or whose address is not known to be theirs.
 * @param subjectId what the letter is about, where that is asked for or deletes it: `NewMail`
 */
export const mailAccount = async (
  ctx: TransactionContext,
  accountId: string,
  kind: LetterKind,
  write: (place: LetterPlace) => Letter,
  subjectId?: string,
): Promise<void> => mailAddressee(ctx, await readAccount(ctx.tx, accountId), kind, write, subjectId);

/** Whether the owner of an account wants letters of a kind, at any address. */
export async function wantsLetters(
  tx: Transaction,
  accountId: string,
  kind: Exclude<LetterKind, 'security'>,
): Promise<boolean> {
  const account = await readAccount(tx, accountId);
  return account?.status === 'active' && account.emails.includes(kind);
}

const isReached = (account: Addressee, kind: LetterKind): account is Addressee & { readonly email: string } =>
  account.status === 'active' &&
  account.email !== null &&
  account.email_verified &&
  (kind === 'security' || account.emails.includes(kind));

/** Like `mailAccount`, for an account that has been read. */
export async function mailAddressee(
  { tx, platform }: TransactionContext,
  account: Addressee | undefined,
  kind: LetterKind,
  write: (place: LetterPlace) => Letter,
  subjectId?: string,
): Promise<void> {
  if (account === undefined || !isReached(account, kind)) return;
  const { locale, digits } = toAccountLanguage(account);
  const site = `${platform.origin}${locale === 'bn' ? '/bn' : ''}`;
  const letter = runWithDigits(digits, () => write({ locale, site }));
  const token = isOptional(kind) ? createUnsubscribeToken(platform.config.secret, account.id, kind) : undefined;
  const unsubscribe =
    token === undefined
      ? { label: translate('mail_choices', locale), url: `${site}/profile/settings` }
      : { label: translate('mail_unsubscribe', locale), url: `${site}/unsubscribe/${token}` };
  const { text, html } = renderLetter(letter, {
    locale,
    siteName: platform.config.ARBOR_NAME,
    origin: platform.origin,
    operator: platform.operator,
    ...(kind === 'security' ? {} : { unsubscribe }),
  });
  const unsubscribeUrl = token === undefined ? null : `${platform.origin}/api/v1/user/unsubscribe/${token}`;
  await queueMail(
    { tx, jobs: platform.jobs },
    {
      ...{ accountId: account.id, recipient: account.email, subject: letter.subject, text, html, unsubscribeUrl },
      ...(subjectId === undefined ? {} : { subjectId }),
    },
  );
}
