import type { TransactionContext } from '../../../../platform/context.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { BundleNoticeCode } from '../../../people/notices/contract.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';

/** Notifies contributors of a bundle, by its name. */
export async function notifyParties(
  ctx: TransactionContext,
  code: BundleNoticeCode,
  { name, readers }: { readonly name: string; readonly readers: readonly string[] },
): Promise<void> {
  const people = await readContributorsById(ctx.tx, [...readers]);
  for (const { accountId } of people.values())
    if (accountId !== null) await recordNotice(ctx, accountId, { code, about: name });
}
