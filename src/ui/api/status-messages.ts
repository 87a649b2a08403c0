import { m } from '../paraglide/messages.js';

export interface MappedStatus {
  readonly status: number;
  readonly message: string;
}

/**
 * What an answer that isn't a good one becomes; 0 is no answer at all. An empty message
 * leaves the word to the server's `detail`. `expired`: the page believed that somebody is signed in.
 */
export function mapStatus(status: number, detail: string, expired: boolean): MappedStatus {
  switch (status) {
    case 400:
    case 403:
    case 404:
      return { status, message: '' };
    case 401:
      return { status, message: expired ? m.session_expired() : '' };
    case 500:
      return { status, message: m.server_error() };
    // These statuses keep the server's message, because the default case would hide it.
    case 409:
    case 413:
    case 429:
    case 503:
      return { status, message: detail || m.went_wrong() };
    default:
      return { status: 520, message: m.went_wrong() };
  }
}
