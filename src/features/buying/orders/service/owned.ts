import { selectOwnedAmong } from '../../downloads/service/entitlements.ts';
import { createVariantQuery } from '../store/orders.ts';

/** The query of what the buyer of an order has of it by another one: rows `variant_id`. */
export const selectOwnedLines = createVariantQuery(selectOwnedAmong);
