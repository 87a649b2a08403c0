export type UnpaidStatus = 'failed' | 'cancelled' | 'expired';
export type PaidStatus = 'completed' | 'held';

/** Status of an attempt as its provider reports it. */
export type ReportedStatus = PaidStatus | UnpaidStatus | 'pending';

/** Subject of a provider's notice. */
export type NoticeSubject = 'payment' | 'refund' | 'dispute' | 'other';
