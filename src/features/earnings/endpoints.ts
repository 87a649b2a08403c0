import { customEndpoint, readEndpoint } from '../../platform/http/endpoint.ts';
import { createWrittenResponse } from '../../platform/http/written-response.ts';
import { earningsContract } from './contract.ts';
import { listEntries, showCurrent } from './service/current.ts';
import { listContents, showChart } from './service/figures.ts';
import { createStatement } from './service/send-statement.ts';

export const earningsEndpoints = [
  readEndpoint(earningsContract.current, showCurrent),
  readEndpoint(earningsContract.entries, listEntries),
  readEndpoint(earningsContract.chart, showChart),
  readEndpoint(earningsContract.contents, listContents),
  customEndpoint(earningsContract.statement, async (ctx, input) =>
    createWrittenResponse(await createStatement(ctx, input)),
  ),
];
