import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { findCode, removeAffiliate, sumClicks, takeCleared } from '../store.ts';

const ALL_DAYS = 100_000;

/** Deleting an account ends its link; what it earned stays in the ledger. */
export const affiliatesAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'affiliate',
    exportData: async ({ db }, accountId) => {
      const code = await findCode(db, accountId);
      return code === undefined ? undefined : { code, clicks: (await sumClicks(db, accountId, ALL_DAYS)).all };
    },
  },
  {
    kind: 'eraser',
    eraseData: async ({ tx }, accountId) => {
      await removeAffiliate(tx, accountId);
      await takeCleared(tx, accountId);
    },
  },
];
