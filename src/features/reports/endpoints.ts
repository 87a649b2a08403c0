import { writeEndpoint } from '../../platform/http/endpoint.ts';
import { reportsContract } from './contract.ts';
import { createReport, reportContent } from './service.ts';

export const reportsEndpoints = [
  writeEndpoint(reportsContract.create, createReport),
  writeEndpoint(reportsContract.reportContent, reportContent),
];
