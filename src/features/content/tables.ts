import type { Insertable } from 'kysely';
import type { DB } from '../../platform/database/schema.ts';

export type ListingInsert = Insertable<DB['listing']>;
