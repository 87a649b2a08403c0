import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { FRAME_MS, nameCardFilm, nameFilm, nameStills } from '../../../../platform/media/motion/film.ts';
import { motionKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { areFilmsDue, findFilms } from '../../../catalogue/content/service/motion/films.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { isMaker } from '../../downloads/service/owned.ts';
import type { motionContract } from '../contract.ts';

type Contract = typeof motionContract;
type FilmSet = NonNullable<Awaited<ReturnType<typeof findFilms>>>;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

const isFree = ({ offers }: FilmSet): boolean => offers.some(({ price }) => price === 0);

/** Whether the caller may see films without a watermark. */
async function isOpen({ actor, db, ...ctx }: Context, contentId: string, set: FilmSet): Promise<boolean> {
  if (isFree(set)) return true;
  if (actor.kind !== 'user') return false;
  const ids = set.offers.map(({ variantId }) => variantId);
  return (await findOwnedVariants(db, actor.id, ids)).size > 0 || isMaker({ actor, db, ...ctx }, contentId);
}

/** `GET /content/motion/{id}`. @throws Problem `not_found` */
export async function listMotion(
  ctx: Context,
  { params: { id } }: InputOf<Contract['list']>,
): Promise<OutputOf<Contract['list']>> {
  await requireListed(ctx, id);
  const set = await findFilms(ctx.db, id);
  const common = { frameMs: FRAME_MS };
  if (set === undefined)
    return { ...common, films: [], pictures: '', isOpen: false, isPending: await areFilmsDue(ctx.db, id) };
  return {
    ...common,
    films: [...set.films],
    pictures: `/api/v1/content/motion/${id}/${set.file_id}/${set.recipe}.`,
    isOpen: await isOpen(ctx, id, set),
    isPending: false,
  };
}

/** Finds a stored picture. @throws Problem `unavailable` if it is missing, which the nightly check reports */
async function findStored({ platform: { storage, log } }: Context, { sha256, recipe }: FilmSet, name: string) {
  const key = motionKey(sha256, recipe, name);
  const stored = await storage.stat(key);
  if (stored !== undefined) return { key, size: stored.size };
  log.error({ key }, 'a drawn animation is missing');
  throw new Problem('unavailable');
}

/** @throws Problem `not_found` */
async function requireFilms(ctx: Context, id: string): Promise<FilmSet> {
  await requireListed(ctx, id);
  const set = await findFilms(ctx.db, id);
  if (set === undefined) throw new Problem('not_found');
  return set;
}

/**
 * Finds the picture of `GET /content/motion/{id}/{fileId}/{picture}`. Everybody gets watermarked ones.
 * @throws Problem `not_found`; `payment_required`; `unavailable` if the stored picture is missing
 */
export async function findMotionPicture(ctx: Context, { params }: InputOf<Contract['picture']>) {
  const set = await requireFilms(ctx, params.id);
  const name = [true, false]
    .flatMap((isMarked) => [nameStills(isMarked), ...set.films.map((_, at) => nameFilm(at, isMarked))])
    .find((each) => params.picture === `${set.recipe}.${each}`);
  if (name === undefined || params.fileId !== set.file_id) throw new Problem('not_found');
  const isPublic = name.includes('.marked.') || isFree(set);
  if (!isPublic && !(await isOpen(ctx, params.id, set))) throw new Problem('payment_required');
  return { ...(await findStored(ctx, set, name)), isPublic };
}

/** Finds the picture of `GET /content/motion-card/{id}`. @throws Problem `not_found`; `unavailable` */
export async function findCardFilm(ctx: Context, { params }: InputOf<Contract['card']>) {
  const set = await requireFilms(ctx, params.id);
  const name = nameCardFilm(!isFree(set));
  return { ...(await findStored(ctx, set, name)), etag: `"${set.file_id}-${set.recipe}-${name}"` };
}
