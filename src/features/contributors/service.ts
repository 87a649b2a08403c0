import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { AnswerOf, InputOf } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { contributorsContract } from './contract.ts';
import { readContributor, readContributorId } from './store.ts';

type Single = typeof contributorsContract.single;

/** `GET /contributor/single/{id}`. @throws Problem `not_found`, for suspended people too */
export async function showContributor(ctx: Context, { params }: InputOf<Single>): Promise<AnswerOf<Single>> {
  const row = await readContributor(ctx.db, params.id);
  if (row === undefined) throw new Problem('not_found');
  const { id, username, name, bio, website, image_key, created_at, contents, downloads, views } = row;
  return {
    _id: id,
    username,
    name,
    bio,
    website,
    image: image_key === null ? null : `/media/${id}/${image_key}`,
    createdAt: created_at.toISOString(),
    totals: { contents, downloads, views },
  };
}

export const idOfContributor = (db: Database, username: string): Promise<string | undefined> =>
  readContributorId(db, username);
