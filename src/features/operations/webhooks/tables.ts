import type { DB } from '../../../platform/database/schema.ts';

export const tables = [
  'webhook_attempt',
  'webhook_delivery',
  'webhook_endpoint',
  'webhook_event',
  'webhook_secret',
] as const satisfies readonly (keyof DB)[];
