import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { adjustmentsContract } from './contract.ts';
import { listUnsettled, showBooks } from './service/books.ts';
import { createAdjustment } from './service/create.ts';
import { decideProposal } from './service/decide.ts';

export const adjustmentsEndpoints = [
  readEndpoint(adjustmentsContract.unsettled, listUnsettled),
  readEndpoint(adjustmentsContract.books, showBooks),
  writeEndpoint(adjustmentsContract.create, createAdjustment),
  writeEndpoint(adjustmentsContract.decide, decideProposal),
];
