import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { findOwnContributorId } from '../../../people/contributors/service/application.ts';
import { removeOptions } from '../store.ts';
import { listOptions } from './options.ts';

/** The export masks payout accounts like the pages do, so that a stolen export reveals no account number. */
export const withdrawOptionsAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'withdraw-options',
    exportData: async (ctx, accountId) => {
      const contributorId = await findOwnContributorId(ctx.db, accountId);
      const options = contributorId === undefined ? [] : await listOptions(ctx.db, contributorId);
      return options.length === 0 ? undefined : options;
    },
  },
  {
    kind: 'eraser',
    eraseData: async (ctx, accountId) => {
      const contributorId = await findOwnContributorId(ctx.tx, accountId);
      if (contributorId !== undefined) await removeOptions(ctx.tx, contributorId);
    },
  },
];
