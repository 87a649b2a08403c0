/** What the account of a request is encrypted for. */
export const toRequestPlace = (requestId: string): string => `withdraw_request:${requestId}`;
