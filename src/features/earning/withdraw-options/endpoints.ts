import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { withdrawOptionsContract as contract } from './contract/withdraw-options.ts';
import { changeOption, deleteOption, setOption } from './service/change.ts';
import { showOptions } from './service/options.ts';
import { asPayee } from './service/payee.ts';

/** Reauthentication is verified before the transaction, because it may call the identity provider. */
export const withdrawOptionsEndpoints = [
  readEndpoint(contract.all, async (ctx) => showOptions(await asPayee(ctx))),
  customEndpoint(contract.set, async (ctx, input, request) => setOption(await asPayee(ctx), input, request)),
  customEndpoint(contract.change, async (ctx, input, request) => changeOption(await asPayee(ctx), input, request)),
  writeEndpoint(contract.remove, async (ctx, input) => deleteOption(await asPayee(ctx), input)),
];
