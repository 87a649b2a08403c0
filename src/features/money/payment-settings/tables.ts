import type { DB } from '../../../platform/database/schema.ts';

export const tables = ['money_setting', 'platform_fee', 'withdraw_type'] as const satisfies readonly (keyof DB)[];
