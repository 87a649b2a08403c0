import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { auditContract } from './contract.ts';
import { listAudit } from './service.ts';

export const auditEndpoints = [readEndpoint(auditContract.list, listAudit)];
