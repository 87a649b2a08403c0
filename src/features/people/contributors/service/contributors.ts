import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { contributorsContract } from '../contract/contributors.ts';
import { readContributor } from '../store/contributors.ts';
import { toImageAddress } from './references.ts';

export { findContributorIdByUsername } from '../store/contributors.ts';

type Single = typeof contributorsContract.single;

/** Counts a contributor's published works; works depend on this feature. */
export type ReadTotals = (ctx: Context, contributorId: string) => Promise<OutputOf<Single>['totals']>;

/** `GET /contributor/single/{id}`. @throws Problem `not_found`, also for inactive contributors */
export async function showContributor(
  ctx: Context,
  { params }: InputOf<Single>,
  readTotals: ReadTotals,
): Promise<OutputOf<Single>> {
  const row = await readContributor(ctx.db, params.id);
  if (row === undefined) throw new Problem('not_found');
  const { id, username, name, bio, website, image_key, is_demo, created_at } = row;
  return {
    _id: id,
    username,
    name,
    bio,
    website,
    image: toImageAddress(id, image_key),
    demo: is_demo,
    createdAt: created_at.toISOString(),
    totals: await readTotals(ctx, id),
  };
}
