import type { TransactionContext } from '../../../platform/context.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { renderLetter } from '../../../platform/mail/render.ts';
import { findOwnerAddresses } from '../../admins/service/actor.ts';
import { writeDisabledLetter } from '../rules/letters.ts';
import type { EndpointRow } from '../store/endpoints.ts';

/** Writes to every owner that a webhook was switched off: nobody else can switch it on again. */
export async function tellOwners(
  { tx, platform }: TransactionContext,
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
  disabledBy: 'gone' | 'failing',
): Promise<void> {
  const letter = writeDisabledLetter({
    host: new URL(url).host,
    disabledBy,
    url: `${platform.origin}/admin/webhooks/${id}`,
  });
  const { text, html } = renderLetter(letter, {
    locale: 'en',
    siteName: platform.config.ARBOR_NAME,
    origin: platform.origin,
    operator: platform.operator,
  });
  for (const recipient of await findOwnerAddresses(tx))
    await queueMail(
      { tx, jobs: platform.jobs },
      { accountId: null, recipient, subject: letter.subject, text, html, unsubscribeUrl: null },
    );
}
