import { selectOwnedAmong } from '../../downloads/service/entitlements.ts';
import { createVariantQuery } from '../store/orders.ts';

/** The query of what an account has of an order by another one: rows `variant_id`. */
export const selectOwnedLines = createVariantQuery(selectOwnedAmong);
