import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import { readChosenCards, toCardArray } from '../../catalogue/service/alike/chosen-cards.ts';
import { readLeftOutTerms } from '../../catalogue/service/left-out.ts';
import type { picturesContract } from '../contract.ts';
import { readLookAlikes } from '../store/look-alikes.ts';
import { findLookAlikes } from './find-look-alikes.ts';

export { readLookAlikes } from '../store/look-alikes.ts';

const MAX_SHOWN = 48;

/** `GET /content/look-alikes/{id}`. @throws Problem `not_found` for a work that isn't public */
export async function listLookAlikes(
  ctx: Context,
  { params, query }: InputOf<typeof picturesContract.lookAlikes>,
  request: RequestScope,
): Promise<SerializedJson> {
  const { id } = params;
  const own = isId(id) ? await readChosenCards(ctx.db, [id], { leftOutTerms: [], max: 1 }) : undefined;
  const content = own?.cards[0]?.card;
  if (content === undefined) throw new Problem('not_found');
  const kept = await readLookAlikes(ctx.db, id);
  // A work that was published a moment ago has no stored results yet.
  const found = kept.length === 0 ? await findLookAlikes(ctx.db, id) : kept;
  const leftOutTerms = await readLeftOutTerms(ctx, request, query.personal);
  const { cards, leftOut } = await readChosenCards(ctx.db, found, { leftOutTerms, max: MAX_SHOWN });
  return new SerializedJson(
    `{"content":${content},"items":${toCardArray(cards)},"leftOut":${JSON.stringify(leftOut)}}`,
  );
}
