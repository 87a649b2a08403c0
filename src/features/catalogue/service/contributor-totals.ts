import type { Context } from '../../../platform/context.ts';
import { type ContributorTotals, hasContributorContent, readContributorTotals } from '../store/contributor-totals.ts';

export const countContributorTotals = (ctx: Context, contributorId: string): Promise<ContributorTotals> =>
  readContributorTotals(ctx.db, contributorId);

export const hasContent = (ctx: Context, contributorId: string): Promise<boolean> =>
  hasContributorContent(ctx.db, contributorId);
