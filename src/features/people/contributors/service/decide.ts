import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { DecisionNoticeCode } from '../../notices/contract.ts';
import { recordNotice } from '../../notices/service/record.ts';
import type { contributorsAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import { type Decision, decisionRules, isAllowed, type Standing } from '../rules/standing.ts';
import { lockStanding, setStanding } from '../store/status.ts';

type Decide = typeof contributorsAdminContract.decide;

/** Updates a contributor's works when the contributor's status changes; works depend on this feature. */
export interface StandingContents {
  /**
   * Locks the rows that `reindex` will change. It is called before the contributor is locked, to keep the order of
   * locks.
   */
  readonly lock: (ctx: TransactionContext, contributorId: string) => Promise<void>;
  /** Hides the works of inactive contributors in the catalogue, and shows them again. */
  readonly reindex: (ctx: TransactionContext, contributorId: string, names: readonly string[]) => Promise<void>;
}

const noticeCodes: Readonly<Record<Decision, DecisionNoticeCode>> = {
  approve: 'contributor_approved',
  refuse: 'contributor_refused',
  suspend: 'contributor_suspended',
  restore: 'contributor_restored',
  demote: 'contributor_demoted',
};

type LockedContributor = NonNullable<Awaited<ReturnType<typeof lockStanding>>>;

/** @throws Problem `conflict` for a status that doesn't allow the decision, `bad_input` for a missing reason */
function refuseDecision(ctx: TransactionContext, row: LockedContributor, decision: Decision, reason: string): void {
  const standing = row.status as Standing;
  const refuse = (key: Parameters<typeof translate>[0]) =>
    new Problem('conflict', { detail: translate(key, ctx.locale) });
  if (row.is_house) throw refuse('is_house');
  if (!isAllowed(decision, standing)) throw refuse(`already_${standing}`);
  if (decision === 'approve' && row.account_id !== null && row.terms_version === null)
    throw refuse('terms_not_accepted');
  if (decisionRules[decision].needsReason && reason === '')
    throw new Problem('bad_input', {
      errors: [{ path: 'reason', message: translate('reason_needed', ctx.locale) }],
    });
}

/**
 * Decides about a contributor, notifies them and records it; takes effect with their next request.
 * @throws Problem `not_found`; `conflict` if the status doesn't allow it, as for the second of two admins
 */
async function decideOnContributor(
  ctx: TransactionContext,
  contributorId: string,
  decision: Decision,
  given: string,
  contents: StandingContents,
): Promise<{ status: Standing; reason: string }> {
  await contents.lock(ctx, contributorId);
  const row = await lockStanding(ctx.tx, contributorId);
  if (row === undefined) throw new Problem('not_found');
  const { to, needsReason } = decisionRules[decision];
  const reason = needsReason ? given.trim() : '';
  refuseDecision(ctx, row, decision, reason);
  await setStanding(ctx.tx, row.id, { status: to, reason });
  await contents.reindex(ctx, row.id, [row.name, row.username]);
  if (row.account_id !== null) await recordNotice(ctx, row.account_id, { code: noticeCodes[decision], reason });
  await ctx.platform.audit.record(ctx, {
    action: `contributor.${decision}`,
    subjectType: 'contributor',
    subjectId: row.id,
    details: needsReason ? { reason } : {},
  });
  return { status: to, reason };
}

/** `PATCH /contributor/decide/{id}/{decision}` */
export async function decide(
  ctx: TransactionContext,
  { params, body }: InputOf<Decide>,
  contents: StandingContents,
): Promise<OutputOf<Decide>> {
  if (!isId(params.id)) throw new Problem('not_found');
  return decideOnContributor(ctx, params.id, params.decision, body.reason ?? '', contents);
}
