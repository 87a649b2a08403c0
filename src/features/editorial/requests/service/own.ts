import { type Context, inTransaction } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { requestsContract } from '../contract/requests.ts';
import { readAnswersOf } from '../store/answers.ts';
import { readBriefsOf } from '../store/briefs.ts';
import { lockByForgetHash } from '../store/removal.ts';
import { lockRequest, readByForgetHash, readRequestsOf } from '../store/requests.ts';
import { hashForgetToken } from './contact.ts';
import { eraseRequests } from './erase.ts';
import { readAnswering, readCategoryNames } from './manage.ts';
import { removePictureObjects } from './pictures.ts';

type Contract = typeof requestsContract;
type Own = OutputOf<Contract['mine']>['items'][number];

/** `GET /content-request/mine` */
export async function listOwnRequests(ctx: Context): Promise<OutputOf<Contract['mine']>> {
  const rows = await readRequestsOf(ctx.db, userActor(ctx).id);
  const ids = rows.map(({ id }) => id);
  const categories = await readCategoryNames(ctx, rows);
  const briefs = new Map((await readBriefsOf(ctx.db, ids)).map((brief) => [brief.request_id, brief]));
  const answers = await readAnswersOf(ctx.db, ids);
  const contents = await readAnswering(ctx, answers);
  const published = [...contents.values()].filter(({ status }) => status === 'published');
  return {
    items: rows.map((row) => {
      const brief = briefs.get(row.id);
      const answered = new Set(answers.filter((each) => each.request_id === row.id).map((each) => each.content_id));
      return {
        _id: row.id,
        title: row.title,
        description: row.description,
        category: categories.get(row.category_id ?? '') ?? null,
        budget: row.budget,
        currency: ctx.platform.config.ARBOR_CURRENCY,
        deadline: row.deadline,
        status: row.status as Own['status'],
        outcome: row.outcome as Own['outcome'],
        reply: row.reply,
        pictures: row.pictures,
        brief: brief === undefined ? null : { title: brief.title, description: brief.description },
        answers: published.filter(({ id }) => answered.has(id)).map(({ id, title }) => ({ _id: id, title })),
        createdAt: row.created_at.toISOString(),
      };
    }),
  };
}

/** `DELETE /content-request/mine/{id}`. @throws Problem `not_found` */
export async function withdrawRequest(
  ctx: Context,
  { params: { id } }: InputOf<Contract['withdraw']>,
): Promise<{ done: true }> {
  const { id: accountId } = userActor(ctx);
  const pictures = await inTransaction(ctx, async (own) => {
    const row = isId(id) ? await lockRequest(own.tx, id) : undefined;
    if (row === undefined || row.account_id !== accountId) throw new Problem('not_found');
    return eraseRequests(own, [id]);
  });
  await removePictureObjects(ctx, pictures);
  return { done: true };
}

/** `GET /content-request/forget/{token}`. @throws Problem `not_found` */
export async function showForgettable(
  ctx: Context,
  { params: { token } }: InputOf<Contract['showForgettable']>,
): Promise<OutputOf<Contract['showForgettable']>> {
  const row = await readByForgetHash(ctx.db, hashForgetToken(token));
  if (row === undefined) throw new Problem('not_found');
  return { title: row.title, createdAt: row.created_at.toISOString(), pictures: row.pictures };
}

/** `POST /content-request/forget/{token}`. @throws Problem `not_found`, also for a repeated call */
export async function forgetRequest(
  ctx: Context,
  { params: { token } }: InputOf<Contract['forget']>,
): Promise<{ done: true }> {
  const pictures = await inTransaction(ctx, async (own) => {
    const id = await lockByForgetHash(own.tx, hashForgetToken(token));
    if (id === undefined) throw new Problem('not_found');
    return eraseRequests(own, [id]);
  });
  await removePictureObjects(ctx, pictures);
  return { done: true };
}
