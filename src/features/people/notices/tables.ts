import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['account_notice', 'account_notice_dismissal'] as const satisfies readonly (keyof DB)[];
