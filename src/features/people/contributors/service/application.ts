import type { PublicProfile } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readOwnProfile } from '../../accounts/service/profile.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { type contributorsContract, contributorTermsVersion } from '../contract/contributors.ts';
import { translate } from '../rules/messages.ts';
import { readApprovesAll } from '../store/approval-setting.ts';
import {
  acceptTerms,
  addContributor,
  hasLookAlike,
  type OwnContributorRow,
  readOwnContributor,
} from '../store/contributors.ts';
import { selectWorking } from '../store/references.ts';
import { approveApplicant, changeOwnStatus } from '../store/status.ts';

type Contract = typeof contributorsContract;
type OwnContributor = OutputOf<Contract['apply']>['contributor'];

/** Lists a contributor's payout accounts, masked; they depend on this feature. */
export type ListWithdrawOptions = (db: Database, contributorId: string) => Promise<OwnContributor['withdrawOptions']>;

const toOwnContributor = (
  row: OwnContributorRow,
  withdrawOptions: OwnContributor['withdrawOptions'],
): OwnContributor => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  status: row.status as OwnContributor['status'],
  reason: row.status_reason,
  terms:
    row.terms_accepted_at === null || row.terms_version === null
      ? null
      : { version: row.terms_version, acceptedAt: row.terms_accepted_at.toISOString() },
  withdrawOptions,
  createdAt: row.created_at.toISOString(),
});

/** `GET /contributor/account` */
export async function showAccount(
  ctx: Context,
  listOptions: ListWithdrawOptions,
): Promise<OutputOf<Contract['account']>> {
  const row = await readOwnContributor(ctx.db, userActor(ctx).id);
  if (row === undefined) return { contributor: null };
  return { contributor: toOwnContributor(row, await listOptions(ctx.db, row.id)) };
}

async function addApplication(
  ctx: TransactionContext,
  accountId: string,
  { username, name, bio, imageKey }: PublicProfile,
): Promise<void> {
  if ((await readOwnContributor(ctx.tx, accountId)) !== undefined) return;
  // A contributor without an account may have this username or one that looks like it.
  for (const candidate of [username, `${username.slice(0, 30)}-${accountId.slice(-6)}`]) {
    if (await hasLookAlike(ctx.tx, candidate, accountId)) continue;
    await addContributor(ctx.tx, {
      accountId,
      username: candidate,
      name: name === '' ? username : name,
      bio,
      imageKey,
    });
    if ((await readOwnContributor(ctx.tx, accountId)) !== undefined) return;
  }
  throw new Problem('conflict');
}

/** Adds a contributor with the profile of the caller's account, if the account has none. */
export async function addOwnContributor(ctx: TransactionContext): Promise<void> {
  const { username, name, bio, image } = await readOwnProfile(ctx);
  const imageKey = image?.split('/').at(-1) ?? null;
  await addApplication(ctx, userActor(ctx).id, { username, name, bio, imageKey });
}

/**
 * `POST /contributor/apply`, from the form that shows the terms. Safe to repeat. If the site approves all applicants,
 * the contributor is active at once.
 * @throws Problem `conflict` for a taken username, and for an outdated version of the terms
 */
export async function applyToContribute(
  ctx: TransactionContext,
  { body }: InputOf<Contract['apply']>,
  listOptions: ListWithdrawOptions,
): Promise<OutputOf<Contract['apply']>> {
  if (body.termsVersion !== contributorTermsVersion)
    throw new Problem('conflict', { detail: translate('terms_changed', ctx.locale) });
  const { id } = userActor(ctx);
  await addOwnContributor(ctx);
  await changeOwnStatus(ctx.tx, id, { from: 'affiliate', to: 'pending' });
  await acceptTerms(ctx.tx, id, contributorTermsVersion);
  if (await readApprovesAll(ctx.tx)) await approveApplicant(ctx.tx, id);
  const row = await readOwnContributor(ctx.tx, id);
  if (row === undefined) throw new Problem('conflict');
  return { contributor: toOwnContributor(row, await listOptions(ctx.db, row.id)) };
}

/** Applies for an account during sign-in; the terms are shown and accepted later. */
export const applyAtSignIn = (ctx: TransactionContext, accountId: string, profile: PublicProfile): Promise<void> =>
  addApplication(ctx, accountId, profile);

const workingStatuses = ['pending', 'active'] as const;

/** Contributor as which an account can work: an active one, or an applicant who has accepted the terms. */
export async function findContributorId(ctx: Context, accountId: string): Promise<string | undefined> {
  return (await selectWorking(ctx.db, accountId, workingStatuses).executeTakeFirst())?.id;
}

/** Contributor of an account in any status; undefined for an account without one. */
export const findOwnContributorId = async (db: Database, accountId: string): Promise<string | undefined> =>
  (await readOwnContributor(db, accountId))?.id;

/** The query of `findContributorId` for another feature's statement: a row with `id`, or none. */
export const selectWorkingContributor = (db: Database, accountId: string) =>
  selectWorking(db, accountId, workingStatuses);
