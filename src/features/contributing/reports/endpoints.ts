import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { reportsAdminContract as admin } from './contract/admin.ts';
import { reportsContract } from './contract/reports.ts';
import { listCases, showCase } from './service/cases.ts';
import { allowList, claimCase, closeCase, releaseCase } from './service/close.ts';
import { exportCases } from './service/export.ts';
import { listReportsOfPerson } from './service/of-person.ts';
import { createReport, reportContent, reportList, reportRating } from './service/reports.ts';

export const reportsEndpoints = [
  writeEndpoint(reportsContract.create, createReport),
  writeEndpoint(reportsContract.reportContent, reportContent),
  writeEndpoint(reportsContract.reportList, reportList),
  writeEndpoint(reportsContract.reportRating, reportRating),
  readEndpoint(admin.cases, listCases),
  customEndpoint(admin.exportCases, (ctx, input) => exportCsv(ctx, exportCases(ctx, input))),
  readEndpoint(admin.showCase, showCase),
  readEndpoint(admin.ofPerson, listReportsOfPerson),
  writeEndpoint(admin.claim, claimCase),
  writeEndpoint(admin.release, releaseCase),
  customEndpoint(admin.close, closeCase),
  writeEndpoint(admin.allowList, allowList),
];
