import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { readNotices, removeNotices } from '../store.ts';

export const noticesAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'notices',
    exportData: async (ctx, accountId) =>
      (await readNotices(ctx.db, accountId)).map(({ id, created_at, read_at, subject_id, ...notice }) => ({
        ...notice,
        at: created_at,
      })),
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeNotices(ctx.tx, accountId) },
];
