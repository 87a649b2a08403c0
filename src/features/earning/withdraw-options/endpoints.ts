import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { withdrawOptionsContract as contract } from './contract/withdraw-options.ts';
import { changeOption, deleteOption, setOption } from './service/change.ts';
import { showOptions } from './service/options.ts';

/** Reauthentication is verified before the transaction, because it may call the identity provider. */
export const withdrawOptionsEndpoints = [
  readEndpoint(contract.all, showOptions),
  customEndpoint(contract.set, setOption),
  customEndpoint(contract.change, changeOption),
  writeEndpoint(contract.remove, deleteOption),
];
