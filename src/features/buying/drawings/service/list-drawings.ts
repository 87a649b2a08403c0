import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import {
  type DrawingSet,
  type FoundDrawing,
  findDrawing,
  findDrawingSet,
  listDrawingsOf,
} from '../../../catalogue/content/service/inside/drawings.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { DRAWINGS_PAGE, type drawingsContract } from '../contract.ts';

type Contract = typeof drawingsContract;
type Row = Pick<FoundDrawing, 'slug' | 'name' | 'position' | 'ratio' | 'paint' | 'offers'>;

const nothing: OutputOf<Contract['list']> = { total: 0, leftOut: 0, sheets: '', drawings: [] };

const presentSet = ({ total, leftOut, sheets }: DrawingSet) => ({ total, leftOut, sheets });

/** Presents drawings with whether the caller may take them. */
async function presentDrawings({ actor, db }: Context, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ offers }) => offers.map(({ variantId }) => variantId)))];
  const owned =
    actor.kind === 'user' && ids.length > 0 ? await findOwnedVariants(db, actor.id, ids) : new Set<string>();
  return rows.map(({ slug, name, position, ratio, paint, offers }) => ({
    slug,
    name,
    position,
    ratio,
    paint,
    isFree: offers.some(({ price }) => price === 0),
    isOpen: offers.some(({ variantId, price }) => price === 0 || owned.has(variantId)),
  }));
}

/** `GET /content/drawings/{id}`. @throws Problem `not_found` for a work that isn't public */
export async function listDrawings(
  ctx: Context,
  { params: { id }, query: { from } }: InputOf<Contract['list']>,
): Promise<OutputOf<Contract['list']>> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
  const set = await findDrawingSet(ctx.db, id);
  if (set === undefined) return nothing;
  const rows = await listDrawingsOf(ctx.db, { contentId: id, fileId: set.fileId, from, limit: DRAWINGS_PAGE });
  return { ...presentSet(set), drawings: await presentDrawings(ctx, rows) };
}

/** Finds a drawing of any work, public or not. @throws Problem `not_found` */
export async function requireDrawing(ctx: Context, id: string, slug: string): Promise<FoundDrawing> {
  const found = isId(id) ? await findDrawing(ctx.db, id, slug.normalize('NFC')) : undefined;
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** Finds a drawing of a public work. @throws Problem `not_found` */
export async function requireListedDrawing(ctx: Context, id: string, slug: string): Promise<FoundDrawing> {
  const found = await requireDrawing(ctx, id, slug);
  if (!(await isListed(ctx.db, id))) throw new Problem('not_found');
  return found;
}

/** `GET /content/drawings/{id}/{drawing}`. @throws Problem `not_found` */
export async function showDrawing(
  ctx: Context,
  { params }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const found = await requireListedDrawing(ctx, params.id, params.drawing);
  const [drawing] = await presentDrawings(ctx, [found]);
  if (drawing === undefined) throw new Problem('not_found');
  return { ...presentSet(found.set), drawing, previous: found.previous, next: found.next };
}
