/** Encryption context of a withdrawal's account. */
export const toRequestPlace = (requestId: string): string => `withdraw_request:${requestId}`;
