import type { TransactionContext } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { type Letter, renderLetter } from '../../../platform/mail/render.ts';
import { translate } from '../rules/messages.ts';
import { readAccount } from '../store/account.ts';

type EmailKind = 'receipt' | 'review' | 'withdrawal' | 'refund';

interface LetterPlace {
  readonly locale: 'en' | 'bn';
  /** Of the site, in that language: `https://arbor.example/bn`. */
  readonly site: string;
}

/**
 * Writes to the owner of an account, in their language, in the caller's transaction. Nobody is written to who doesn't want this
 * kind, or whose address is not known to be theirs.
 */
export async function mailAccount(
  { tx, platform }: TransactionContext,
  accountId: string,
  kind: EmailKind,
  write: (place: LetterPlace) => Letter,
): Promise<void> {
  const account = await readAccount(tx, accountId);
  if (account === undefined || account.status !== 'active' || account.email === null) return;
  if (!account.email_verified || !account.emails.includes(kind)) return;
  const locale = account.language === 'bn' ? 'bn' : 'en';
  const site = `${platform.origin}${locale === 'bn' ? '/bn' : ''}`;
  const letter = write({ locale, site });
  const { text, html } = renderLetter(letter, {
    locale,
    siteName: platform.config.ARBOR_NAME,
    origin: platform.origin,
    operator: platform.operator,
    unsubscribe: { label: translate('mail_choices', locale), url: `${site}/profile/settings` },
  });
  await queueMail(
    { tx, jobs: platform.jobs },
    { accountId, recipient: account.email, subject: letter.subject, text, html, unsubscribeUrl: null },
  );
}
