import type { TransactionContext } from '../../../../platform/context.ts';
import { queueMail } from '../../../../platform/mail/outbox.ts';
import { type Letter, renderLetter } from '../../../../platform/mail/render.ts';
import { findOwnerAddresses } from './actor.ts';

/**
 * Sends an e-mail to all enabled owners, or all but one, in both languages, because owners have no language setting.
 */
export async function mailOwners(
  { tx, platform }: Pick<TransactionContext, 'tx' | 'platform'>,
  letter: Letter,
  { exceptId }: { readonly exceptId?: string } = {},
): Promise<void> {
  const { text, html } = renderLetter(letter, {
    locale: 'en',
    siteName: platform.config.ARBOR_NAME,
    origin: platform.origin,
    operator: platform.operator,
  });
  for (const recipient of await findOwnerAddresses(tx, exceptId))
    await queueMail(
      { tx, jobs: platform.jobs },
      { accountId: null, recipient, subject: letter.subject, text, html, unsubscribeUrl: null },
    );
}
