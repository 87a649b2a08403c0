import { type Endpoint, readEndpoint, writeEndpoint } from '../../platform/http/endpoint.ts';
import { contributorsContract as contract } from './contract.ts';
import { applyToContribute, showAccount } from './service/application.ts';
import { type ContributorContents, showOwnProfile, updateOwnProfile } from './service/own-profile.ts';
import { type ReadTotals, showContributor } from './service.ts';

export interface ContributorsDeps {
  /** Counts what a contributor has published. Contents belong to features above this one. */
  readonly readTotals: ReadTotals;
  readonly contents: ContributorContents;
}

export function contributorsEndpoints({ readTotals, contents }: ContributorsDeps): Endpoint[] {
  return [
    readEndpoint(contract.single, (ctx, input) => showContributor(ctx, input, readTotals)),
    readEndpoint(contract.account, showAccount),
    writeEndpoint(contract.apply, applyToContribute),
    readEndpoint(contract.profile, showOwnProfile),
    writeEndpoint(contract.updateProfile, (ctx, input) => updateOwnProfile(ctx, input, contents)),
  ];
}
