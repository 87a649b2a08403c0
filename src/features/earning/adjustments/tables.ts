import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'adjustment',
  'adjustment_transition',
  'adjustment_violation',
] as const satisfies readonly (keyof DB)[];
