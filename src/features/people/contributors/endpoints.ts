import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { contributorsAdminContract as adminContract } from './contract/admin.ts';
import { contributorsContract as contract } from './contract/contributors.ts';
import { applyToContribute, type ListWithdrawOptions, showAccount } from './service/application.ts';
import { type ReadTotals, showContributor } from './service/contributors.ts';
import { decide, type StandingContents } from './service/decide.ts';
import { exportContributors } from './service/export.ts';
import { type CountContents, listContributors, showApproval, updateApproval } from './service/list.ts';
import { type ContributorContents, showOwnProfile, updateOwnProfile } from './service/own-profile.ts';

export interface ContributorsDeps {
  /** Counts a contributor's published works; works depend on this feature. */
  readonly readTotals: ReadTotals;
  readonly contents: ContributorContents;
  readonly standingContents: StandingContents;
  readonly countContents: CountContents;
  readonly listWithdrawOptions: ListWithdrawOptions;
}

export function contributorsEndpoints(deps: ContributorsDeps): Endpoint[] {
  const { readTotals, contents, standingContents, countContents, listWithdrawOptions } = deps;
  return [
    readEndpoint(contract.single, (ctx, input) => showContributor(ctx, input, readTotals)),
    readEndpoint(contract.account, (ctx) => showAccount(ctx, listWithdrawOptions)),
    writeEndpoint(contract.apply, (ctx, input) => applyToContribute(ctx, input, listWithdrawOptions)),
    readEndpoint(contract.profile, showOwnProfile),
    writeEndpoint(contract.updateProfile, (ctx, input) => updateOwnProfile(ctx, input, contents)),
    readEndpoint(adminContract.all, (ctx, input) => listContributors(ctx, input, countContents)),
    customEndpoint(adminContract.exportAll, (ctx, input) =>
      exportCsv(ctx, exportContributors(ctx, input, countContents)),
    ),
    writeEndpoint(adminContract.decide, (ctx, input) => decide(ctx, input, standingContents)),
    readEndpoint(adminContract.approval, showApproval),
    writeEndpoint(adminContract.updateApproval, updateApproval),
  ];
}
