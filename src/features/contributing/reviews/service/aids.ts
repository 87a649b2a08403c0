import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { readSummaries, selectContents } from '../../../catalogue/content/service/reviewed.ts';
import { findAccountLanguage } from '../../../people/accounts/service/language.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { templatesContract } from '../contract/templates.ts';
import { readFrequentReasons } from '../store/figures.ts';
import { type QueueRow, readManyQueued } from '../store/queue.ts';
import { readTemplates } from '../store/templates.ts';
import { listReviewers } from './assign.ts';
import { toTemplate } from './templates.ts';

type Contract = typeof templatesContract;
type Aids = OutputOf<Contract['aids']>;

/** Default reasons until there are enough decisions; one per shortcut key. */
const usualReasons: Aids['frequent'] = [
  'LOW_RESOLUTION',
  'PREVIEW_QUALITY',
  'TITLE_POOR',
  'KEYWORD_SPAM',
  'WRONG_CATEGORY',
  'DUPLICATE',
  'IP_TRADEMARK',
  'FILE_INVALID',
  'QUALITY_BAR',
];

/** Returns the common value; undefined if values differ or there are none. */
function findShared<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

async function findLanguage(ctx: Context, rows: readonly QueueRow[]): Promise<Aids['language']> {
  const ids = [...new Set(rows.map((row) => row.contributor_id))];
  const languages = new Set<Aids['language']>();
  for (const { accountId } of (await readContributorsById(ctx.db, ids)).values()) {
    languages.add(accountId == null ? null : (await findAccountLanguage(ctx, accountId)).locale);
    if (languages.size > 1) return null;
  }
  return findShared([...languages]) ?? null;
}

async function findCategory(ctx: Context, rows: readonly QueueRow[]): Promise<string | undefined> {
  const works = await readSummaries(
    ctx.db,
    rows.map((row) => row.subject_id),
  );
  return findShared([...works.values()].map((work) => work.category_id)) ?? undefined;
}

/** `GET /content/review/aids` */
export async function showAids(ctx: Context, { query }: InputOf<Contract['aids']>): Promise<Aids> {
  const rows = await readManyQueued(ctx.db, query.submission.filter(isId));
  const categoryId = await findCategory(ctx, rows);
  const related = categoryId === undefined ? undefined : selectContents(ctx.db, { categoryId, ai: undefined });
  const counted = (await readFrequentReasons(ctx.db, related)) as Aids['frequent'];
  return {
    frequent: [...new Set([...counted, ...usualReasons])].slice(0, usualReasons.length),
    language: await findLanguage(ctx, rows),
    templates: (await readTemplates(ctx.db)).map(toTemplate),
    reviewers: await listReviewers(ctx),
  };
}
