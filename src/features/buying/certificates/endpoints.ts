import { attachmentHeaders } from '../../../platform/http/answers/file-response.ts';
import { createZipResponse } from '../../../platform/http/answers/zip-response.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { certificatesContract } from './contract.ts';
import { findMonthlyReceipts } from './service/monthly-receipts.ts';
import { createOwnCertificate, createOwnReceipt, type Paper } from './service/own-papers.ts';
import { createAnyTaxPaper, createOwnTaxPaper } from './service/tax-papers.ts';
import { verifyCertificate } from './service/verify.ts';

const toResponse = ({ bytes, fileName }: Paper): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...commonHeaders,
      ...attachmentHeaders(fileName),
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    },
  });

export const certificatesEndpoints = [
  readEndpoint(certificatesContract.verify, verifyCertificate),
  customEndpoint(certificatesContract.certificate, async (ctx, input) =>
    toResponse(await createOwnCertificate(ctx, input)),
  ),
  customEndpoint(certificatesContract.receipt, async (ctx, input) => toResponse(await createOwnReceipt(ctx, input))),
  customEndpoint(certificatesContract.taxPaper, async (ctx, input) => toResponse(await createOwnTaxPaper(ctx, input))),
  customEndpoint(certificatesContract.anyTaxPaper, async (ctx, input) =>
    toResponse(await createAnyTaxPaper(ctx, input)),
  ),
  customEndpoint(certificatesContract.monthlyReceipts, async (ctx, input) => {
    const { entries, ...named } = await findMonthlyReceipts(ctx, input);
    return createZipResponse(entries, named);
  }),
];
