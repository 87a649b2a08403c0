import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { paymentSettingsContract as contract } from './contract.ts';
import { cancelPlatformFee, changeType, setPlatformFee, toggleAllowed } from './service/change.ts';
import { changeGeneral, decidePlannedLimit } from './service/change-general.ts';
import { showSettings, showTerms } from './service/settings.ts';

export const paymentSettingsEndpoints = [
  readEndpoint(contract.terms, showTerms),
  readEndpoint(contract.all, showSettings),
  writeEndpoint(contract.setPlatformFee, setPlatformFee),
  writeEndpoint(contract.cancelPlatformFee, cancelPlatformFee),
  writeEndpoint(contract.toggleAllowed, toggleAllowed),
  writeEndpoint(contract.updateType, changeType),
  writeEndpoint(contract.updateGeneral, changeGeneral),
  writeEndpoint(contract.decideLimit, decidePlannedLimit),
];
