interface ErrorEntry {
  readonly status: number;
  /** `title` of RFC 9457. */
  readonly title: string;
  /** Description for OpenAPI. */
  readonly description: string;
}

/** All errors of the API with status and title; their texts are `platform_error_…` in `src/platform/messages`. */
export const errorTable = {
  // 400 instead of 422, because the browser client (`mapStatus`) shows the server's message for 400 but not for 422.
  bad_input: {
    status: 400,
    title: 'Bad Request',
    description: 'Some values are not valid; `errors` names each field.',
  },
  unauthenticated: {
    status: 401,
    title: 'Unauthorized',
    description: 'No session or API token, or one that has expired.',
  },
  payment_required: {
    status: 402,
    title: 'Payment Required',
    description: 'The variant must be bought first.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    description: 'Not allowed for this account, not in the scopes of the API token, or sent from another site.',
  },
  not_found: {
    status: 404,
    title: 'Not Found',
    description: 'Missing, not public, or somebody else’s.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method Not Allowed',
    description: 'The address does not support this method; see `Allow`.',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    description: 'Conflicts with a change or an existing resource.',
  },
  already_owned: {
    status: 409,
    title: 'Conflict',
    description: 'The account already owns this variant.',
  },
  locked: {
    status: 423,
    title: 'Locked',
    description: 'Another request is writing to it; retry once that has ended.',
  },
  too_large: {
    status: 413,
    title: 'Content Too Large',
    description: 'The body is too large for this operation.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported Media Type',
    description: 'The operation does not accept this type of body.',
  },
  misdirected: {
    status: 421,
    title: 'Misdirected Request',
    description: 'The Host of the request is not the address of this site.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too Many Requests',
    description: 'Rate limit exceeded; `Retry-After` says how many seconds to wait.',
  },
  internal: {
    status: 500,
    title: 'Internal Server Error',
    description: 'A server error; `requestId` identifies it in the log.',
  },
  unavailable: {
    status: 503,
    title: 'Service Unavailable',
    description: 'Busy, restarting, or a required service is unreachable; `Retry-After` says when to retry.',
  },
  storage_full: {
    status: 507,
    title: 'Insufficient Storage',
    description: 'No room left for files; nothing was saved.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorTable;
