import { guessMediaType } from '../../platform/http/assets.ts';
import { customEndpoint, readEndpoint } from '../../platform/http/endpoint.ts';
import { createFileResponse } from '../../platform/http/file-response.ts';
import { uploadsContract as contract } from './contract.ts';
import { deleteUpload, findDraftPreview, listOwnUploads } from './service/own-uploads.ts';

const preview = readEndpoint(contract.preview, async (ctx, input, request) => {
  const { key, size } = await findDraftPreview(ctx, input);
  const { id, name } = input.params;
  // Nothing in between keeps what is not published.
  const headers = { 'cache-control': 'private, no-store', 'content-security-policy': "default-src 'none'; sandbox" };
  const file = { key, size, mediaType: guessMediaType(name), etag: `"${id}-${name}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const uploadsEndpoints = [
  readEndpoint(contract.mine, listOwnUploads),
  customEndpoint(contract.remove, deleteUpload),
  preview,
];
