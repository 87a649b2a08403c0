import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { requestsAdminContract as admin } from './contract/admin.ts';
import { briefsContract as briefs } from './contract/briefs.ts';
import { requestsContract } from './contract/requests.ts';
import { answerBrief, listBriefs, showBrief, takeAnswerBack } from './service/briefs.ts';
import { createRequest } from './service/create.ts';
import { closeRequest, declineRequest, removeRequest, restoreRequest, saveBrief } from './service/decide.ts';
import { listRequests, revealRequest, showRequest } from './service/manage.ts';
import { forgetRequest, listOwnRequests, showForgettable, withdrawRequest } from './service/own.ts';
import { findLinkedPicture, listSentPictures } from './service/picture-links.ts';
import { addReferencePicture } from './service/pictures.ts';

const picture = readEndpoint(requestsContract.picture, async (ctx, input, request) => {
  const { key, size } = await findLinkedPicture(ctx, input);
  const { id, name } = input.params;
  const headers = { 'cache-control': 'private, no-store', 'content-security-policy': "default-src 'none'; sandbox" };
  const file = { key, size, mediaType: 'image/webp', etag: `"${id}-${name}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const requestsEndpoints: readonly Endpoint[] = [
  customEndpoint(requestsContract.create, createRequest),
  customEndpoint(requestsContract.addPicture, addReferencePicture),
  readEndpoint(requestsContract.sentPictures, listSentPictures),
  picture,
  readEndpoint(requestsContract.showForgettable, showForgettable),
  customEndpoint(requestsContract.forget, forgetRequest),
  readEndpoint(requestsContract.mine, listOwnRequests),
  customEndpoint(requestsContract.withdraw, withdrawRequest),
  readEndpoint(admin.all, listRequests),
  readEndpoint(admin.single, showRequest),
  writeEndpoint(admin.reveal, revealRequest),
  writeEndpoint(admin.brief, saveBrief),
  writeEndpoint(admin.decline, declineRequest),
  writeEndpoint(admin.close, closeRequest),
  writeEndpoint(admin.remove, removeRequest),
  writeEndpoint(admin.restore, restoreRequest),
  readEndpoint(briefs.all, listBriefs),
  readEndpoint(briefs.single, showBrief),
  writeEndpoint(briefs.answer, answerBrief),
  writeEndpoint(briefs.removeAnswer, takeAnswerBack),
];
