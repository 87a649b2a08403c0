import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { eraseMail, readMail } from '../../../../platform/mail/outbox.ts';

export const accountsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'mail', exportData: readMail },
  { kind: 'eraser', eraseData: (ctx, accountId) => eraseMail(ctx.tx, accountId) },
];
