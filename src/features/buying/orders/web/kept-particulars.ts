import type { OrderView } from './order-view.ts';

/** Name of what is kept of the form for the licensee of an order. */
export const toKeptName = ({ _id }: OrderView): string => `particulars-${_id}`;
