import type { Locale } from './messages.ts';

interface ErrorEntry {
  readonly status: number;
  /** RFC 9457 `title`. */
  readonly title: string;
  /** For OpenAPI. */
  readonly description: string;
  /** `detail` where the service says nothing more exact. */
  readonly message: Readonly<Record<Locale, string>>;
}

/** Every error that the API answers: the one place for its status, its title and its words. */
export const errorTable = {
  // 400, not 422: the browser shows the server's message for 400 and hides it for any other client error.
  bad_input: {
    status: 400,
    title: 'Bad Request',
    description: 'Some of what was sent is not valid; `errors` names each field.',
    message: {
      en: 'Some of what was sent is not valid. See the list of errors.',
      bn: 'পাঠানো কিছু তথ্য ঠিক নেই। ত্রুটির তালিকা দেখুন।',
    },
  },
  unauthenticated: {
    status: 401,
    title: 'Unauthorized',
    description: 'No session, or one that has ended.',
    message: { en: 'Your session has expired', bn: 'আপনার সেশনের মেয়াদ শেষ হয়েছে' },
  },
  payment_required: {
    status: 402,
    title: 'Payment Required',
    description: 'The variant has to be bought first.',
    message: {
      en: 'This variant has to be bought before it can be downloaded.',
      bn: 'ডাউনলোডের আগে এই ভ্যারিয়েন্টটি কিনতে হবে।',
    },
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    description: 'Not allowed for this account, or sent from another site.',
    message: { en: 'You are not allowed to do this.', bn: 'এটি করার অনুমতি আপনার নেই।' },
  },
  not_found: {
    status: 404,
    title: 'Not Found',
    description: "Missing, not public, or somebody else's.",
    message: { en: 'There is nothing here, or it is not public.', bn: 'এখানে কিছু নেই, অথবা এটি সবার জন্য নয়।' },
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    description: 'Something has changed or already exists that prevents this.',
    message: {
      en: 'This has changed in the meantime. Reload and try again.',
      bn: 'এর মধ্যে এটি বদলে গেছে। আবার লোড করে চেষ্টা করুন।',
    },
  },
  already_owned: {
    status: 409,
    title: 'Conflict',
    description: 'The account has bought this variant already.',
    message: {
      en: 'You have bought this already. You can download it again at any time.',
      bn: 'এটি আপনি আগেই কিনেছেন। যেকোনো সময় আবার ডাউনলোড করতে পারেন।',
    },
  },
  locked: {
    status: 423,
    title: 'Locked',
    description: 'Another request is writing to it; try again when that has ended.',
    message: {
      en: 'This file is being sent from elsewhere right now. Try again in a moment.',
      bn: 'ফাইলটি এখন অন্য জায়গা থেকে পাঠানো হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
    },
  },
  too_large: {
    status: 413,
    title: 'Content Too Large',
    description: 'The body is larger than this operation takes.',
    message: { en: 'What was sent is too large.', bn: 'পাঠানো তথ্য আকারে খুব বড়।' },
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported Media Type',
    description: 'The body is not of the type that this operation takes.',
    message: {
      en: 'Send JSON with Content-Type: application/json, or a file as multipart/form-data.',
      bn: 'Content-Type: application/json দিয়ে JSON, অথবা multipart/form-data দিয়ে ফাইল পাঠান।',
    },
  },
  misdirected: {
    status: 421,
    title: 'Misdirected Request',
    description: 'The Host of the request is not the address of this site.',
    message: {
      en: 'This server does not answer at this address. If the site is yours, set ARBOR_ORIGIN to its public address, and let a proxy pass the Host header on.',
      bn: 'এই ঠিকানায় এই সার্ভার সাড়া দেয় না। সাইটটি আপনার হলে ARBOR_ORIGIN-এ এর আসল ঠিকানা দিন, আর প্রক্সিকে Host হেডার পাঠাতে বলুন।',
    },
  },
  too_many_requests: {
    status: 429,
    title: 'Too Many Requests',
    description: 'Over the limit of this operation; `Retry-After` says how many seconds to wait.',
    message: {
      en: 'Too many requests. Try again in a little while.',
      bn: 'অনেক বেশি অনুরোধ। একটু পরে আবার চেষ্টা করুন।',
    },
  },
  internal: {
    status: 500,
    title: 'Internal Server Error',
    description: 'A fault of the server; `requestId` finds it in the log.',
    message: { en: 'Server error', bn: 'সার্ভারে ত্রুটি' },
  },
  unavailable: {
    status: 503,
    title: 'Service Unavailable',
    description: 'Busy, restarting, or a service behind it can not be reached; `Retry-After` says when to try again.',
    message: {
      en: 'The service is busy or restarting. Try again in a moment.',
      bn: 'সেবাটি ব্যস্ত বা নতুন করে চালু হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
    },
  },
  storage_full: {
    status: 507,
    title: 'Insufficient Storage',
    description: 'There is no room left for files; nothing of what was sent is kept.',
    message: {
      en: 'There is no room for this file at the moment. Nothing of it was kept; try again later.',
      bn: 'এই মুহূর্তে ফাইলটির জন্য জায়গা নেই। এর কিছুই রাখা হয়নি; পরে আবার চেষ্টা করুন।',
    },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorTable;
