import { type Endpoint, readEndpoint, writeEndpoint } from '../../platform/http/endpoint.ts';
import { contributorsContract as contract } from './contract.ts';
import { applyToContribute, type ReadTotals, showAccount, showContributor } from './service.ts';

/** `readTotals` counts what a contributor has published, which belongs to features above this one. */
export function contributorsEndpoints({ readTotals }: { readonly readTotals: ReadTotals }): Endpoint[] {
  return [
    readEndpoint(contract.single, (ctx, input) => showContributor(ctx, input, readTotals)),
    readEndpoint(contract.account, showAccount),
    writeEndpoint(contract.apply, applyToContribute),
  ];
}
