import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import { findCategoryIdByKey, readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import { readEveryContent } from '../../../catalogue/content/service/every-content.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { requestsAdminContract } from '../contract/admin.ts';
import { readAnswersOf } from '../store/answers.ts';
import { readBriefsOf } from '../store/briefs.ts';
import { readPictures } from '../store/pictures.ts';
import {
  countNewRequests,
  countRequests,
  type RequestRow,
  readRequest,
  readRequests,
  requestSorting,
} from '../store/requests.ts';
import { decryptContact } from './contact.ts';
import { toShownPicture } from './picture-links.ts';
import { lockManaged, record } from './record.ts';

type Contract = typeof requestsAdminContract;
type Listed = OutputOf<Contract['all']>['items'][number];
type Whole = OutputOf<Contract['single']>;

/** Number of requests that no admin has handled. */
export const newRequests: InboxCounter = { path: '/admin/content/requests', count: countNewRequests };

/** Works that answer requests, by id. */
export const readAnswering = ({ db }: Context, answers: readonly { readonly content_id: string }[]) =>
  readEveryContent(db, [...new Set(answers.map(({ content_id }) => content_id))]);

/** Categories of these rows by id, as the API returns them. */
export async function readCategoryNames(ctx: Context, rows: readonly { readonly category_id: string | null }[]) {
  const known = [...new Set(rows.flatMap(({ category_id }) => category_id ?? []))];
  const places = known.length === 0 ? [] : await readPlacesById(ctx.db, known);
  return new Map(places.map(({ _id, name }) => [_id, { ...name }]));
}

async function toListed(ctx: Context, rows: readonly RequestRow[]): Promise<Listed[]> {
  const categories = await readCategoryNames(ctx, rows);
  return rows.map((row) => ({
    _id: row.id,
    status: row.status as Listed['status'],
    outcome: row.outcome as Listed['outcome'],
    title: row.title,
    category: categories.get(row.category_id ?? '') ?? null,
    budget: row.budget,
    currency: ctx.platform.config.ARBOR_CURRENCY,
    deadline: row.deadline,
    contact:
      row.contact_hint === null
        ? null
        : { kind: row.contact_kind === 'phone' ? 'phone' : 'email', hint: row.contact_hint },
    isOfAccount: row.account_id !== null,
    pictures: row.pictures,
    answers: row.answers,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }));
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** `GET /content-request/all`. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listRequests(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const { q = '', status, category } = query;
  const page = parsePage(ctx, requestSorting.cursors, query);
  const categoryId = category === undefined ? undefined : await findCategoryIdByKey(ctx.db, category);
  if (category !== undefined && categoryId === undefined)
    return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const filter = { status, categoryId, pattern: q === '' ? undefined : `%${escapeLike(q.toLowerCase())}%` };
  const read = await readRequests(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(requestSorting.cursors, page, read, toSortPosition);
  const total = toTotal(await countRequests(ctx.db, filter, MAX_TOTAL + 1));
  return { items: await toListed(ctx, rows), nextCursor, ...total };
}

async function readAnswerList(ctx: Context, id: string): Promise<Whole['answers']> {
  const answers = await readAnswersOf(ctx.db, [id]);
  const contents = await readAnswering(ctx, answers);
  const contributors = await readContributorsById(ctx.db, [
    ...new Set(answers.map(({ contributor_id }) => contributor_id)),
  ]);
  return answers.flatMap(({ content_id, contributor_id }) => {
    const content = contents.get(content_id);
    const { username = '', name = '' } = contributors.get(contributor_id) ?? {};
    return content === undefined
      ? []
      : [{ _id: content_id, title: content.title, status: content.status, contributor: { username, name } }];
  });
}

/** `GET /content-request/single/{id}`. @throws Problem `not_found` */
export async function showRequest(ctx: Context, { params: { id } }: InputOf<Contract['single']>): Promise<Whole> {
  const row = isId(id) ? await readRequest(ctx.db, id) : undefined;
  const [listed] = row === undefined ? [] : await toListed(ctx, [row]);
  if (row === undefined || listed === undefined) throw new Problem('not_found');
  const pictures = await readPictures(ctx.db, [id]);
  const [brief] = await readBriefsOf(ctx.db, [id]);
  const categories = await readCategoryNames(ctx, brief === undefined ? [] : [brief]);
  return {
    request: {
      ...listed,
      description: row.description,
      language: row.language === 'bn' ? 'bn' : 'en',
      reply: row.reply,
      pictureIds: pictures.map((picture) => picture.id),
    },
    brief:
      brief === undefined
        ? null
        : {
            title: brief.title,
            description: brief.description,
            category: categories.get(brief.category_id ?? '') ?? null,
            budget: brief.budget,
            deadline: brief.deadline,
            pictures: pictures.filter(({ brief_id }) => brief_id !== null).map((picture) => picture.id),
            createdAt: brief.created_at.toISOString(),
          },
    answers: await readAnswerList(ctx, id),
  };
}

/** `POST /content-request/reveal/{id}`. @throws Problem `not_found` */
export async function revealRequest(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['reveal']>,
): Promise<OutputOf<Contract['reveal']>> {
  const row = await lockManaged(ctx, id);
  const pictures = await readPictures(ctx.tx, [id]);
  await record(ctx, 'reveal', id);
  return {
    contact: decryptContact(ctx, row),
    pictures: pictures.map((picture) => toShownPicture(ctx, picture)),
  };
}
