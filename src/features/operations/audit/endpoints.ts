import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { auditContract } from './contract.ts';
import { exportAudit, listAudit, type SubjectNames } from './service.ts';

/** `subjects`: functions from features that depend on this one. */
export const createAuditEndpoints = (subjects: SubjectNames) => [
  readEndpoint(auditContract.list, (ctx, input) => listAudit(ctx, input, subjects)),
  customEndpoint(auditContract.exportList, (ctx, input) => exportCsv(ctx, exportAudit(ctx, input, subjects))),
];
