import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countTotal, cutPage, parsePage } from '../../../../platform/pagination.ts';
import { readAdminRatings } from '../../../buying/ratings/service/hide.ts';
import { readReportedLists } from '../../../catalogue/favorite-lists/service/takedown.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { readAssets } from '../../assets/service/list.ts';
import type { reportsAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import {
  type CaseRow,
  caseSorting,
  countCases,
  countOpenCases,
  readCase,
  readCases,
  readReportsAbout,
} from '../store/cases.ts';

type Contract = typeof reportsAdminContract;
type Case = OutputOf<Contract['cases']>['items'][number];
type Report = OutputOf<Contract['showCase']>['items'][number];

/** Maximum number of reports per case that are shown, newest first. */
const MAX_SHOWN = 200;

async function toCases(ctx: Context, rows: readonly CaseRow[]): Promise<Case[]> {
  const { id: ownId } = adminActor(ctx);
  const assets = await readAssets(
    ctx,
    rows.flatMap((row) => row.content_id ?? []),
  );
  const lists = await readReportedLists(
    ctx,
    rows.flatMap((row) => row.list_id ?? []),
  );
  const ratings = await readAdminRatings(
    ctx,
    rows.flatMap((row) => row.rating_id ?? []),
  );
  const admins = await findAdminNames(ctx, [...new Set(rows.flatMap((row) => row.claimed_by ?? []))]);
  return rows.map((row) => {
    const { claimed_by: adminId, claimed_until: until } = row;
    return {
      _id: row.id,
      asset: assets.get(row.content_id ?? '') ?? null,
      isAboutContent: row.content_id !== null,
      list: lists.get(row.list_id ?? '') ?? null,
      isAboutList: row.list_id !== null,
      rating: ratings.get(row.rating_id ?? '') ?? null,
      isAboutRating: row.rating_id !== null,
      reports: row.reports,
      kinds: row.kinds as Case['kinds'],
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      claim:
        adminId === null || until === null
          ? null
          : {
              admin: { _id: adminId, name: admins.get(adminId)?.name ?? translate('somebody', ctx.locale) },
              isMine: adminId === ownId,
              until: until.toISOString(),
            },
      outcome: row.outcome as Case['outcome'],
    };
  });
}

export const openCases: InboxCounter = { path: '/admin/content/reports', count: countOpenCases };

/** `GET /report/cases`. @throws Problem `bad_input` for a cursor of another list or sort order */
export async function listCases(
  ctx: Context,
  { query: { hours, status, kind, claimed, ...query } }: InputOf<Contract['cases']>,
): Promise<OutputOf<Contract['cases']>> {
  const page = parsePage(ctx, caseSorting.cursors, query);
  const { id: adminId } = adminActor(ctx);
  const filter = { status, kind, claimed, adminId, hours: hours === undefined ? undefined : Number(hours) };
  const read = await readCases(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(caseSorting.cursors, page, read, (row) => ({
    value: row.sorted_by,
    id: row.first_id,
  }));
  const total = await countTotal(query, (max) => countCases(ctx.db, filter, max));
  return { items: await toCases(ctx, rows), nextCursor, ...total };
}

/** `GET /report/cases/{id}`. @throws Problem `not_found` */
export async function showCase(
  ctx: Context,
  { params: { id } }: InputOf<Contract['showCase']>,
): Promise<OutputOf<Contract['showCase']>> {
  const row = isId(id) ? await readCase(ctx.db, id) : undefined;
  const [found] = row === undefined ? [] : await toCases(ctx, [row]);
  if (found === undefined) throw new Problem('not_found');
  const reports = await readReportsAbout(ctx.db, id, MAX_SHOWN);
  const admins = await findAdminNames(ctx, [...new Set(reports.flatMap(({ closed_by }) => closed_by ?? []))]);
  const items = reports.map(
    (each): Report => ({
      _id: each.id,
      kind: each.kind as Report['kind'],
      words: each.words,
      email: each.email,
      isOfAccount: each.account_id !== null,
      language: each.language as Report['language'],
      createdAt: each.created_at.toISOString(),
      outcome: each.outcome as Report['outcome'],
      closedAt: each.closed_at?.toISOString() ?? null,
      closedBy: each.closed_by === null ? null : (admins.get(each.closed_by)?.name ?? null),
      internalNote: each.internal_note,
    }),
  );
  return { case: found, items };
}
