import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { readSessions, removeSessions } from '../store.ts';

export const sessionsAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'sessions',
    exportData: (ctx, accountId) => readSessions(ctx.db, 'user', accountId),
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeSessions(ctx.tx, accountId) },
];
