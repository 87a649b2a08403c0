import type { TransactionContext } from '../../../../platform/context.ts';
import { mailOwners } from '../../../people/admins/service/mail-owners.ts';
import { writeDisabledLetter } from '../rules/letters.ts';
import type { EndpointRow } from '../store/endpoints.ts';

/** E-mails all owners that a webhook was turned off, because only they can turn it on again. */
export const tellOwners = (
  ctx: TransactionContext,
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
  disabledBy: 'gone' | 'failing',
): Promise<void> =>
  mailOwners(
    ctx,
    writeDisabledLetter({
      host: new URL(url).host,
      disabledBy,
      url: `${ctx.platform.origin}/admin/webhooks/${id}`,
    }),
  );
