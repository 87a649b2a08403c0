import type { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { guessMediaType } from '../../../platform/http/answers/assets.ts';
import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { answerTus } from '../../../platform/http/bodies/tus.ts';
import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { uploadsContract as contract } from './contract.ts';
import {
  deleteUpload,
  findDraftPreview,
  findKnownUpload,
  listOwnUploads,
  showOwnUpload,
} from './service/own-uploads.ts';
import { createOwnUploads } from './service/receive.ts';
import { retryUpload } from './service/retry.ts';

const preview = readEndpoint(contract.preview, async (ctx, input, request) => {
  const { key, size } = await findDraftPreview(ctx, input);
  const { id, name } = input.params;
  // Proxies must not cache previews of unpublished works.
  const headers = { 'cache-control': 'private, no-store', 'content-security-policy': "default-src 'none'; sandbox" };
  const file = { key, size, mediaType: guessMediaType(name), etag: `"${id}-${name}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

const answer = (ctx: Context, { method, headers }: RequestScope, id?: string, stream?: Readable): Promise<Response> =>
  answerTus(
    { method, headers, id },
    { uploads: createOwnUploads(ctx, stream), locks: ctx.platform.locks, path: '/api/v1/uploads' },
  );

const single = readEndpoint(contract.single, async (ctx, { params }, request) =>
  request.method === 'HEAD'
    ? answer(ctx, request, params.id)
    : Response.json(await showOwnUpload(ctx, params.id), { headers: { 'cache-control': 'private, no-store' } }),
);

export const uploadsEndpoints = [
  readEndpoint(contract.mine, listOwnUploads),
  readEndpoint(contract.known, findKnownUpload),
  customEndpoint(contract.create, (ctx, _, request) => answer(ctx, request)),
  single,
  customEndpoint(contract.append, (ctx, { params, file }, request) => answer(ctx, request, params.id, file.stream)),
  writeEndpoint(contract.retry, retryUpload),
  customEndpoint(contract.remove, deleteUpload),
  preview,
];
