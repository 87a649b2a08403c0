/**
 * Columns that are kept after the buyer's account was deleted: what was sold, when, for how much, and how it was paid.
 * The only trace of the buyer is the id of the emptied account in the entitlement. A test compares this list with the
 * rows that a deletion leaves.
 */
export const keptRecords: Readonly<Record<string, readonly string[]>> = {
  customer_order: [
    'id',
    'number',
    'request_key',
    'request_hash',
    'locale',
    'status',
    'currency',
    'total',
    'provider',
    'created_at',
    'expires_at',
    'paid_at',
    'updated_at',
    'titles',
    'certificate_downloaded_at',
  ],
  receipt: ['order_id', 'paid_at', 'year', 'number', 'previous'],
  order_line: [
    'id',
    'order_id',
    'position',
    'content_id',
    'variant_id',
    'contributor_id',
    'title',
    'variant_name',
    'content_version',
    'licence_code',
    'licence_version',
    'price',
    'fee_basis_points',
    'fee',
    'agreement_id',
  ],
  refund: [
    'id',
    'order_id',
    'request_key',
    'status',
    'amount',
    'reason',
    'admin_id',
    'requested_at',
    'ended_at',
    'settles',
    'transfer_reference',
  ],
  refund_line: ['refund_id', 'order_line_id', 'order_id', 'is_void'],
  refund_request: ['id', 'order_id', 'reason', 'requested_at', 'admin_id'],
  refund_request_line: ['request_id', 'order_line_id', 'order_id', 'status', 'ended_at', 'refund_id'],
  entitlement: [
    'id',
    'account_id',
    'content_id',
    'variant_id',
    'order_line_id',
    'certificate_code',
    'granted_at',
    'revoked_at',
    'is_free',
  ],
};

/** Columns in which the id of a deleted account may remain. */
export const keptIdentifiers: readonly string[] = ['public.account', 'public.entitlement'];
