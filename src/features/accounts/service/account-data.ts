import type { AccountDataHandler } from '../../../platform/account-data.ts';
import { eraseMail, readMail } from '../../../platform/mail/outbox.ts';
import { readNotices, removeNotices } from '../store/notice.ts';

export const accountsAccountData: readonly AccountDataHandler[] = [
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
  { kind: 'exporter', name: 'mail', exportData: readMail },
  { kind: 'eraser', eraseData: (ctx, accountId) => eraseMail(ctx.tx, accountId) },
];
