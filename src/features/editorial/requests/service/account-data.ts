import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { readAnswersBy } from '../store/answers.ts';
import { readBriefsOf } from '../store/briefs.ts';
import { lockIdsOf } from '../store/removal.ts';
import { readAllRequestsOf } from '../store/requests.ts';
import { openContact } from './contact.ts';
import { eraseRequests } from './erase.ts';
import { readAnswering, readCategoryNames } from './manage.ts';

async function exportRequests(ctx: Context, accountId: string): Promise<object | undefined> {
  const rows = await readAllRequestsOf(ctx.db, accountId);
  const categories = await readCategoryNames(ctx, rows);
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({
    title: row.title,
    description: row.description,
    category: categories.get(row.category_id ?? '')?.name ?? null,
    budget: row.budget,
    deadline: row.deadline,
    // The contact is masked if its key was lost.
    contact: openContact(ctx, row)?.value ?? row.contact_hint,
    status: row.status,
    outcome: row.outcome,
    reply: row.reply,
    pictures: row.pictures,
    createdAt: row.created_at,
  }));
}

async function exportAnswers(ctx: Context, accountId: string): Promise<object | undefined> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  const answers = contributorId === undefined ? [] : await readAnswersBy(ctx.db, contributorId);
  if (answers.length === 0) return undefined;
  const briefs = await readBriefsOf(ctx.db, [...new Set(answers.map(({ request_id }) => request_id))]);
  const briefsById = new Map(briefs.map((brief) => [brief.request_id, brief]));
  const contents = await readAnswering(ctx, answers);
  return answers.map(({ request_id, content_id, ...answer }) => ({
    brief: briefsById.get(request_id)?.title ?? '',
    description: briefsById.get(request_id)?.description ?? '',
    work: contents.get(content_id)?.title ?? '',
    answeredAt: answer.created_at,
    takenBackAt: answer.taken_back_at,
  }));
}

export const requestsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'requests', exportData: exportRequests },
  { kind: 'exporter', name: 'answered-briefs', exportData: exportAnswers },
  {
    kind: 'eraser',
    // The nightly sweep removes the pictures from the storage, because the deletion may still be rolled back.
    eraseData: async (ctx, accountId) => {
      await eraseRequests(ctx, await lockIdsOf(ctx.tx, accountId));
    },
  },
  {
    kind: 'locker',
    lock: async ({ tx }, accountId) => {
      await lockIdsOf(tx, accountId);
    },
  },
];
