import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { findOwnContributorId } from '../../../people/contributors/service/application.ts';
import { CURRENT, lockWorks, PAST, readOwn, readShares, setState } from '../store/agreements.ts';
import { decline } from './agree.ts';
import { giveUpShare } from './leave.ts';
import { presentAgreements } from './present.ts';

/** Upper limit that no account reaches: the export includes all agreements. */
const ALL = 100_000;

async function exportAgreements(ctx: Context, accountId: string) {
  const contributorId = await findOwnContributorId(ctx.db, accountId);
  if (contributorId === undefined) return undefined;
  const rows = await readOwn(ctx.db, contributorId, { states: [...CURRENT, ...PAST], after: undefined, limit: ALL });
  return rows.length === 0 ? undefined : presentAgreements(ctx, rows, contributorId);
}

const readCurrentOf = (ctx: TransactionContext, contributorId: string) =>
  readOwn(ctx.tx, contributorId, { states: CURRENT, after: undefined, limit: ALL });

async function lockOwn(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await findOwnContributorId(ctx.tx, accountId);
  if (contributorId === undefined) return;
  const rows = await readCurrentOf(ctx, contributorId);
  await lockWorks(ctx.tx, [...new Set(rows.map(({ content_id }) => content_id))]);
}

/**
 * Ends a departing contributor's part in agreements: declines open proposals and gives up shares of other contributors'
 * works. Agreements on the contributor's own works, which are no longer sold, end.
 */
async function leaveAll(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await findOwnContributorId(ctx.tx, accountId);
  if (contributorId === undefined) return;
  for (const agreement of await readCurrentOf(ctx, contributorId)) {
    const { id, state, owner_id } = agreement;
    const isOwn = owner_id === contributorId;
    if (state === 'in_force' && !isOwn) await giveUpShare(ctx, agreement, contributorId);
    else if (isOwn) await setState(ctx.tx, { id, state: state === 'in_force' ? 'ended' : 'withdrawn', at: ctx.now });
  }
  for (const agreement of await readCurrentOf(ctx, contributorId)) {
    const own = (await readShares(ctx.tx, [agreement.id])).find((share) => share.contributor_id === contributorId);
    if (own?.answer === 'pending') await decline(ctx, agreement, contributorId);
    else if (agreement.state === 'proposed')
      await setState(ctx.tx, { id: agreement.id, state: 'withdrawn', at: ctx.now });
  }
}

export const splitsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'collaborations', exportData: exportAgreements },
  { kind: 'locker', lock: lockOwn },
  { kind: 'eraser', eraseData: leaveAll },
];
