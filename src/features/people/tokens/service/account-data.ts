import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import { readTokensOfAccount, removeTokens } from '../store.ts';

export const tokensAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'api-tokens',
    exportData: (ctx, accountId) => readTokensOfAccount(ctx.db, accountId),
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeTokens(ctx.tx, accountId) },
];
