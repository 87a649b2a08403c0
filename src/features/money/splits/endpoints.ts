import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { splitsContract as contract } from './contract.ts';
import { answerProposal } from './service/agree.ts';
import { leaveCollaboration } from './service/leave.ts';
import { listCollaborations, showWork } from './service/list.ts';
import { proposeShares, withdrawProposal } from './service/propose.ts';

export const splitsEndpoints = [
  readEndpoint(contract.all, listCollaborations),
  readEndpoint(contract.work, showWork),
  writeEndpoint(contract.propose, proposeShares),
  writeEndpoint(contract.answer, answerProposal),
  writeEndpoint(contract.withdraw, withdrawProposal),
  writeEndpoint(contract.leave, leaveCollaboration),
];
