import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { bundlesContract } from '../contract.ts';
import { presentBundles } from './present.ts';
import { readPage } from './read-page.ts';

type Contract = typeof bundlesContract;

/** `GET /contributor/bundles`. @throws Problem `bad_input` for a cursor of another list */
export async function listOwnBundles(
  ctx: Context,
  { query }: InputOf<Contract['own']>,
): Promise<OutputOf<Contract['own']>> {
  const id = creatorId(ctx);
  const { rows, ...page } = await readPage(ctx, { of: 'contributor', id }, query);
  return { ...page, items: await presentBundles(ctx, rows, id) };
}

/** `GET /bundles`. @throws Problem `bad_input` for a cursor of another list */
export async function listAllBundles(
  ctx: Context,
  { query }: InputOf<Contract['every']>,
): Promise<OutputOf<Contract['every']>> {
  const { rows, ...page } = await readPage(ctx, { of: 'all' }, query);
  return { ...page, items: await presentBundles(ctx, rows, null) };
}
