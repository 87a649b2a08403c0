import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { licencesContract } from './contract.ts';
import { addLicenceVersion, listLicences, showLicence } from './service/versions.ts';

export const licencesEndpoints = [
  readEndpoint(licencesContract.all, listLicences),
  readEndpoint(licencesContract.single, showLicence),
  writeEndpoint(licencesContract.addVersion, addLicenceVersion),
];
