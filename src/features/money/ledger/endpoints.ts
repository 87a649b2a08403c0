import { createWrittenResponse } from '../../../platform/http/answers/written-response.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { ledgerContract } from './contract.ts';
import { createLedgerFile, showExportState } from './service/export.ts';

export const ledgerEndpoints = [
  customEndpoint(ledgerContract.export, async (ctx) => createWrittenResponse(await createLedgerFile(ctx))),
  readEndpoint(ledgerContract.exportState, showExportState),
];
