import type { TransactionContext } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import { queueMail } from '../../../../platform/mail/outbox.ts';
import { type Letter, renderLetter } from '../../../../platform/mail/render.ts';
import { translate } from '../rules/messages.ts';
import { type AccountRow, readAccount } from '../store/account.ts';
import { toAccountLanguage } from './language.ts';
import { createUnsubscribeToken } from './unsubscribe.ts';

export { receivesMail, selectAddressee } from '../store/account.ts';

/** `security` e-mails can't be turned off, because an intruder could turn them off first. */
type LetterKind = 'receipt' | 'review' | 'withdrawal' | 'sale' | 'refund' | 'request' | 'follow' | 'security';

/**
 * Kinds that can be turned off by one click in the e-mail, because they are optional or the app shows them, too.
 * E-mails about a person's own money can only be turned off in the settings.
 */
const isOptional = (kind: LetterKind): kind is 'review' | 'sale' | 'follow' =>
  kind === 'review' || kind === 'sale' || kind === 'follow';

interface LetterPlace {
  readonly locale: 'en' | 'bn';
  /** The site's address in the language of the e-mail, such as `https://arbor.example/bn`. */
  readonly site: string;
}

/** Recipient of an e-mail. */
export type Addressee = Omit<AccountRow, 'created_at'>;

/**
 * Sends an e-mail to the owner of an account, in their language and digits, in the caller's transaction. Sends nothing
 * if the owner turned this kind off or has no verified address.
 * @param subjectId id of the e-mail's subject, if e-mails are queried or deleted by it; see `NewMail`
 */
export const mailAccount = async (
  ctx: TransactionContext,
  accountId: string,
  kind: LetterKind,
  write: (place: LetterPlace) => Letter,
  subjectId?: string,
): Promise<void> => mailAddressee(ctx, await readAccount(ctx.tx, accountId), kind, write, subjectId);

/** Whether the owner of an account wants e-mails of a kind, regardless of the address. */
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

/** Like `mailAccount`, for an account that was already read. */
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
