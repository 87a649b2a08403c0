import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { sessionsContract } from './contract.ts';
import {
  endAllSessions,
  endOtherAdminSessions,
  endSession,
  listAdminSessions,
  listSessions,
  listSessionsOf,
  logOut,
} from './service/sessions.ts';

export const sessionsEndpoints = [
  writeEndpoint(sessionsContract.logout, logOut),
  readEndpoint(sessionsContract.list, listSessions),
  writeEndpoint(sessionsContract.end, endSession),
  writeEndpoint(sessionsContract.endAll, endAllSessions),
  readEndpoint(sessionsContract.listOf, listSessionsOf),
  readEndpoint(sessionsContract.listAdmin, listAdminSessions),
  writeEndpoint(sessionsContract.endOtherAdmin, endOtherAdminSessions),
];
