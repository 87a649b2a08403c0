import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { downloadsContract } from '../contract.ts';
import { readOwnedVariantsOf } from '../store/entitlements.ts';

type Owned = typeof downloadsContract.owned;

/** `GET /content/owned/{contentId}` */
export async function listOwned(ctx: Context, { params }: InputOf<Owned>): Promise<OutputOf<Owned>> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || !isId(params.contentId)) return { variantIds: [] };
  return { variantIds: await readOwnedVariantsOf(db, actor.id, params.contentId) };
}
