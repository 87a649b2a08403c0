import * as z from 'zod';
import { id } from '../../../../platform/http/schemas.ts';

/** The bundle whose works an order has; null if it has none. */
export const bundleOfOrder = z
  .object({
    _id: id,
    name: z.string(),
    nameBn: z.string().nullable(),
    /** Whether it can be bought, so that it has a page. */
    isOnSale: z.boolean(),
  })
  .nullable();
