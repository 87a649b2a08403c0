import { m } from '../paraglide/messages.js';

export interface MappedStatus {
  readonly status: number;
  readonly message: string;
}

/**
 * Maps the status of a failed call; 0 means that there was no answer. An empty message stands for the server's
 * `detail`. `expired`: the page had shown a signed-in person.
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
