import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import { readCards } from '../store/members.ts';

/** `GET /content/cards` */
export async function listCards(
  ctx: Context,
  { query }: InputOf<typeof catalogueContract.cards>,
): Promise<SerializedJson> {
  const ids = [...new Set(query.ids.filter(isId))];
  const cards = ids.length === 0 ? new Map<string, string>() : await readCards(ctx.db, ids);
  return new SerializedJson(`{"items":[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]}`);
}
