import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { clearNotes, readReviewsOf } from '../store/account-data.ts';

export const reviewsAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'reviews',
    exportData: async (ctx, accountId) => {
      const contributorId = await findContributorIdByAccount(ctx.db, accountId);
      const rows = contributorId === undefined ? [] : await readReviewsOf(ctx.db, contributorId);
      return rows.length === 0 ? undefined : rows;
    },
  },
  {
    kind: 'eraser',
    eraseData: async (ctx, accountId) => {
      const contributorId = await findContributorIdByAccount(ctx.tx, accountId);
      if (contributorId !== undefined) await clearNotes(ctx.tx, contributorId);
    },
  },
];
