import { createWrittenResponse } from '../../../platform/http/answers/written-response.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { dashboardContract } from './contract/dashboard.ts';
import { earningsContract } from './contract/earnings.ts';
import { worksContract } from './contract/works.ts';
import { listEntries, showCurrent } from './service/current.ts';
import { listMostDownloaded, listRecentDownloads, showDashboard } from './service/dashboard.ts';
import { listContents, showChart } from './service/figures.ts';
import { createStatement } from './service/send-statement.ts';
import { listWorks } from './service/works.ts';

export const earningsEndpoints = [
  readEndpoint(dashboardContract.dashboard, showDashboard),
  readEndpoint(dashboardContract.recent, listRecentDownloads),
  readEndpoint(dashboardContract.most, listMostDownloaded),
  readEndpoint(worksContract.works, listWorks),
  readEndpoint(earningsContract.current, showCurrent),
  readEndpoint(earningsContract.entries, listEntries),
  readEndpoint(earningsContract.chart, showChart),
  readEndpoint(earningsContract.contents, listContents),
  customEndpoint(earningsContract.statement, async (ctx, input) =>
    createWrittenResponse(await createStatement(ctx, input)),
  ),
];
