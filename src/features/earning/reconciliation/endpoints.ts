import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { reconciliationContract } from './contract/reconciliation.ts';
import { acceptOpenBreak, listBreaks, showOverview, startRun } from './service/admin.ts';

export const reconciliationEndpoints = [
  readEndpoint(reconciliationContract.overview, showOverview),
  readEndpoint(reconciliationContract.breaks, listBreaks),
  writeEndpoint(reconciliationContract.begin, startRun),
  writeEndpoint(reconciliationContract.accept, acceptOpenBreak),
];
