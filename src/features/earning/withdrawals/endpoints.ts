import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { attachmentHeaders } from '../../../platform/http/answers/file-response.ts';
import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { withdrawalsAdminContract as admin } from './contract/admin.ts';
import { withdrawCorrectionsContract as corrections } from './contract/corrections.ts';
import { withdrawalsContract } from './contract/withdrawals.ts';
import { listWithdrawRequests, showWithdrawRequest } from './service/admin.ts';
import { createBatch, listBatches, writeBatchFile } from './service/batch.ts';
import { decideCorrection, proposeCorrection } from './service/correct.ts';
import { createWithdrawRequest } from './service/create.ts';
import { exportWithdrawals } from './service/export.ts';
import { updateWithdrawRequest } from './service/move.ts';
import { cancelWithdrawRequest, listOwnRequests } from './service/own.ts';
import { enterResults } from './service/results.ts';

export const withdrawalsEndpoints = [
  writeEndpoint(withdrawalsContract.create, createWithdrawRequest),
  writeEndpoint(withdrawalsContract.cancel, cancelWithdrawRequest),
  readEndpoint(withdrawalsContract.history, listOwnRequests),
  readEndpoint(admin.all, listWithdrawRequests),
  customEndpoint(admin.exportAll, (ctx, input) => exportCsv(ctx, exportWithdrawals(ctx, input))),
  // The audit log records access to the account in its own transaction.
  customEndpoint(admin.show, showWithdrawRequest),
  readEndpoint(admin.batches, listBatches),
  writeEndpoint(admin.createBatch, createBatch),
  customEndpoint(admin.downloadBatch, async (ctx, input) => {
    const { fileName, text } = await writeBatchFile(ctx, input);
    return new Response(text, {
      headers: {
        ...commonHeaders,
        ...attachmentHeaders(fileName),
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    });
  }),
  // Each row has its own transaction.
  customEndpoint(admin.results, enterResults),
  writeEndpoint(corrections.correct, proposeCorrection),
  writeEndpoint(corrections.decideCorrection, decideCorrection),
  writeEndpoint(admin.update, updateWithdrawRequest),
];
