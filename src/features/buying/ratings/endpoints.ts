import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { ratingsAdminContract as admin } from './contract/admin.ts';
import { ratingsContract as contract } from './contract/ratings.ts';
import { hideRating, listAllRatings, showRating } from './service/hide.ts';
import { listRatable, rateContent, removeOwnRating, showOwnRating } from './service/own.ts';
import { answerRating, listReceived } from './service/received.ts';
import { listRatings, showContributorRating } from './service/shown.ts';

export const ratingsEndpoints = [
  readEndpoint(contract.ofContent, listRatings),
  readEndpoint(contract.ofContributor, showContributorRating),
  readEndpoint(contract.own, showOwnRating),
  readEndpoint(contract.ratable, listRatable),
  writeEndpoint(contract.rate, rateContent),
  writeEndpoint(contract.removeOwn, removeOwnRating),
  readEndpoint(contract.received, listReceived),
  writeEndpoint(contract.answer, answerRating),
  readEndpoint(admin.all, listAllRatings),
  writeEndpoint(admin.hide, hideRating),
  writeEndpoint(admin.show, showRating),
];
