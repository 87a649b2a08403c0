import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { readTitles } from '../../../catalogue/content/service/references.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { splitsContract } from '../contract.ts';
import { type AgreementRow, readShares } from '../store/agreements.ts';

type Collaboration = OutputOf<(typeof splitsContract)['answer']>['collaboration'];

const toText = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Agreements as one of their parties sees them. */
export async function presentAgreements(
  ctx: Context,
  rows: readonly AgreementRow[],
  contributorId: string,
): Promise<Collaboration[]> {
  const shares = await readShares(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const [people, titles] = await Promise.all([
    readContributorsById(ctx.db, [...new Set(shares.map((share) => share.contributor_id))]),
    readTitles(ctx.db, [...new Set(rows.map((row) => row.content_id))]),
  ]);
  const byAgreement = Map.groupBy(shares, ({ agreement_id }) => agreement_id);
  return rows.map((row) => ({
    _id: row.id,
    contentId: row.content_id,
    title: titles.get(row.content_id) ?? '',
    state: row.state,
    isOwner: row.owner_id === contributorId,
    proposedAt: row.proposed_at.toISOString(),
    effectiveAt: toText(row.effective_at),
    endedAt: toText(row.ended_at),
    shares: (byAgreement.get(row.id) ?? []).map((share) => ({
      username: people.get(share.contributor_id)?.username ?? '',
      name: people.get(share.contributor_id)?.name ?? '',
      isMe: share.contributor_id === contributorId,
      basisPoints: share.basis_points,
      answer: share.answer,
    })),
  }));
}
