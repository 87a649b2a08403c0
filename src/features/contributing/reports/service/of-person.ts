import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { readTitles, selectContentsOf } from '../../../catalogue/content/service/references.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import type { reportsAdminContract } from '../contract/admin.ts';
import { type PersonReportRow, readReportsAboutContents, readReportsBy } from '../store/of-person.ts';

type Contract = typeof reportsAdminContract;
type PersonReport = OutputOf<Contract['ofPerson']>['by'][number];

/** Maximum number of reports per list, newest first. */
const MAX_SHOWN = 6;

const toReport = (row: PersonReportRow, titles: ReadonlyMap<string, string>): PersonReport => ({
  caseId: row.case_id,
  kind: row.kind as PersonReport['kind'],
  title: titles.get(row.content_id ?? '') ?? null,
  outcome: row.outcome as PersonReport['outcome'],
  createdAt: row.created_at.toISOString(),
});

/** `GET /report/person/{id}`: the lists are empty for an unknown account. */
export async function listReportsOfPerson(
  ctx: Context,
  { params: { id } }: InputOf<Contract['ofPerson']>,
): Promise<OutputOf<Contract['ofPerson']>> {
  if (!isId(id)) return { by: [], about: [] };
  const by = await readReportsBy(ctx.db, id, MAX_SHOWN);
  const contributorId = await findContributorIdByAccount(ctx.db, id);
  const about =
    contributorId === undefined
      ? []
      : await readReportsAboutContents(ctx.db, selectContentsOf(ctx.db, contributorId), MAX_SHOWN);
  const titles = await readTitles(ctx.db, [...new Set([...by, ...about].flatMap((row) => row.content_id ?? []))]);
  return { by: by.map((row) => toReport(row, titles)), about: about.map((row) => toReport(row, titles)) };
}
