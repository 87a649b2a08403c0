export type UnpaidStatus = 'failed' | 'cancelled' | 'expired';
export type PaidStatus = 'completed' | 'held';

/** How an attempt stands, by the word of its provider. */
export type ReportedStatus = PaidStatus | UnpaidStatus | 'pending';

/** What a notice tells of. */
export type NoticeSubject = 'payment' | 'refund' | 'dispute' | 'other';
