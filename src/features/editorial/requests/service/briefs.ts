import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { findCategoryIdByKey } from '../../../catalogue/categories/service/categories.ts';
import { findOwnWork, selectCategoriesOf } from '../../../catalogue/content/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { briefsContract } from '../contract/briefs.ts';
import { requestCursors } from '../rules/cursors.ts';
import { describeMaxAnswers, MAX_ANSWERS } from '../rules/limits.ts';
import { translate } from '../rules/messages.ts';
import { addAnswer, countOtherAnswers, readAnswersOf, removeAnswer } from '../store/answers.ts';
import { type BriefRow, countOpenBriefs, readBrief, readOpenBriefs } from '../store/briefs.ts';
import { readPictures } from '../store/pictures.ts';
import { lockRequest } from '../store/requests.ts';
import { readAnswering, readCategoryNames } from './manage.ts';
import { toShownPicture } from './picture-links.ts';

type Contract = typeof briefsContract;
type Brief = OutputOf<Contract['all']>['items'][number];

async function toBriefs(ctx: Context, rows: readonly BriefRow[]): Promise<Brief[]> {
  const categories = await readCategoryNames(ctx, rows);
  return rows.map((row) => ({
    _id: row.request_id,
    title: row.title,
    description: row.description,
    category: categories.get(row.category_id ?? '') ?? null,
    budget: row.budget,
    currency: ctx.platform.config.ARBOR_CURRENCY,
    deadline: row.deadline,
    pictures: row.pictures,
    answers: row.answers,
    isAnsweredByMe: row.is_answered,
    isOpen: row.is_open,
    createdAt: row.created_at.toISOString(),
  }));
}

/** `GET /content-request/briefs`. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listBriefs(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const { category, sort, suits } = query;
  const page = parsePage(ctx, requestCursors, query);
  const categoryId = category === undefined ? undefined : await findCategoryIdByKey(ctx.db, category);
  if (category !== undefined && categoryId === undefined)
    return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const suiting = suits === 'me' ? selectCategoriesOf(ctx.db, creatorId(ctx)) : undefined;
  const filters = { categoryId, suiting };
  const read = await readOpenBriefs(ctx.db, creatorId(ctx), filters, { ...page, sort });
  const { rows, nextCursor } = cutPage(requestCursors, page, read, (row) => [row.position, row.request_id] as const);
  const total = toTotal(await countOpenBriefs(ctx.db, creatorId(ctx), filters, MAX_TOTAL + 1));
  return { items: await toBriefs(ctx, rows), nextCursor, ...total };
}

/** `GET /content-request/briefs/{id}`. @throws Problem `not_found` */
export async function showBrief(
  ctx: Context,
  { params: { id } }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const contributorId = creatorId(ctx);
  const row = isId(id) ? await readBrief(ctx.db, contributorId, id) : undefined;
  const [brief] = row === undefined ? [] : await toBriefs(ctx, [row]);
  if (brief === undefined) throw new Problem('not_found');
  const pictures = (await readPictures(ctx.db, [id])).filter(({ brief_id }) => brief_id !== null);
  const own = (await readAnswersOf(ctx.db, [id])).filter(({ contributor_id }) => contributor_id === contributorId);
  const contents = await readAnswering(ctx, own);
  return {
    brief,
    pictures: pictures.map((picture) => toShownPicture(ctx, picture)),
    mine: own.flatMap(({ content_id }) => {
      const content = contents.get(content_id);
      return content === undefined ? [] : [{ _id: content_id, title: content.title, status: content.status }];
    }),
  };
}

/**
 * `PUT /content-request/answer/{id}`. Safe to repeat.
 * @throws Problem `not_found`, `bad_input` for a work that isn't the caller's, `conflict` for a closed brief, and above
 * the maximum number of works
 */
export async function answerBrief(
  ctx: TransactionContext,
  { params: { id }, body: { contentId } }: InputOf<Contract['answer']>,
): Promise<{ done: true }> {
  const contributorId = creatorId(ctx);
  const request = isId(id) ? await lockRequest(ctx.tx, id) : undefined;
  if (request === undefined || request.status === 'new' || request.status === 'declined')
    throw new Problem('not_found');
  if (request.status !== 'brief') throw new Problem('conflict', { detail: translate('brief_closed', ctx.locale) });
  const work = isId(contentId) ? await findOwnWork(ctx.tx, contributorId, contentId) : undefined;
  if (work === undefined)
    throw new Problem('bad_input', { errors: [{ path: 'contentId', message: translate('no_work', ctx.locale) }] });
  const answer = { requestId: id, contentId: work.id };
  if ((await countOtherAnswers(ctx.tx, answer, contributorId)) >= MAX_ANSWERS)
    throw new Problem('conflict', { detail: describeMaxAnswers(ctx.locale) });
  await addAnswer(ctx.tx, answer, contributorId);
  return { done: true };
}

/**
 * `DELETE /content-request/answer/{id}`, also for a closed brief. An unknown answer, or another contributor's, changes
 * nothing.
 */
export async function takeAnswerBack(
  ctx: TransactionContext,
  { params: { id }, query, body }: InputOf<Contract['removeAnswer']>,
): Promise<{ done: true }> {
  const contentId = body?.contentId ?? query.contentId;
  if (contentId === undefined)
    throw new Problem('bad_input', { errors: [{ path: 'contentId', message: translate('no_work', ctx.locale) }] });
  if (!isId(id)) throw new Problem('not_found');
  if (isId(contentId)) await removeAnswer(ctx.tx, { requestId: id, contentId }, creatorId(ctx));
  return { done: true };
}
