import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { readFigures } from '../../../catalogue/catalogue/service/figures.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { readTitles, selectContentsOf } from '../../../catalogue/content/service/references.ts';
import { readOpenedSearches } from '../../../catalogue/search/service/opened-searches.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { draftsContract } from '../contract/drafts.ts';

type Figures = (typeof draftsContract)['figures'];

/** `GET /content/figures` */
export async function showFigures(ctx: Context, { query }: InputOf<Figures>): Promise<OutputOf<Figures>> {
  const contents = selectContentsOf(ctx.db, creatorId(ctx));
  const { days, before, ever, mostSeen } = await readFigures(ctx.db, contents, Number(query.days));
  const { items, others } = await readOpenedSearches(ctx.db, contents, Number(query.days));
  const titles = await readTitles(
    ctx.db,
    mostSeen.map(({ id }) => id),
  );
  return {
    days: [...days],
    before,
    ever,
    searches: { items: [...items], others },
    mostSeen: await Promise.all(
      mostSeen.map(async ({ id, ...visits }) => ({
        _id: id,
        title: titles.get(id) ?? '',
        isPublic: await isListed(ctx.db, id),
        ...visits,
      })),
    ),
  };
}
