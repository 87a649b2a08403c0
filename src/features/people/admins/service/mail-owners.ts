import type { TransactionContext } from '../../../../platform/context.ts';
import { queueMail } from '../../../../platform/mail/outbox.ts';
import { type Letter, renderLetter } from '../../../../platform/mail/render.ts';
import { readAdmin } from '../store/admin.ts';
import { findOwnerAddresses } from './actor.ts';

type MailContext = Pick<TransactionContext, 'tx' | 'platform'>;

/** Sends an e-mail in both languages, because admins have no language setting. */
async function mailTo({ tx, platform }: MailContext, recipients: readonly string[], letter: Letter): Promise<void> {
  const { text, html } = renderLetter(letter, {
    locale: 'en',
    siteName: platform.config.ARBOR_NAME,
    origin: platform.origin,
    operator: platform.operator,
  });
  for (const recipient of recipients)
    await queueMail(
      { tx, jobs: platform.jobs },
      { accountId: null, recipient, subject: letter.subject, text, html, unsubscribeUrl: null },
    );
}

/** Sends an e-mail to all enabled owners, or all but one. */
export async function mailOwners(
  ctx: MailContext,
  letter: Letter,
  { exceptId }: { readonly exceptId?: string } = {},
): Promise<void> {
  await mailTo(ctx, await findOwnerAddresses(ctx.tx, exceptId), letter);
}

/** Sends an e-mail to an admin. */
export async function mailAdmin(ctx: MailContext, adminId: string, letter: Letter): Promise<void> {
  const admin = await readAdmin(ctx.tx, adminId);
  await mailTo(ctx, admin === undefined ? [] : [admin.email], letter);
}
