import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { noticesContract as contract } from './contract.ts';
import { countUnread, hideNotice, listNotices, markNoticesRead } from './service/bell.ts';

export const noticesEndpoints: readonly Endpoint[] = [
  readEndpoint(contract.notices, listNotices),
  readEndpoint(contract.unreadNotices, countUnread),
  writeEndpoint(contract.readNotices, markNoticesRead),
  writeEndpoint(contract.dismissNotice, hideNotice),
];
