import { attachmentHeaders } from '../../../platform/http/answers/file-response.ts';
import { customEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { cropsContract } from './contract/crops.ts';
import { takeCrop } from './service/take-crop.ts';

const file = customEndpoint(cropsContract.file, async (ctx, input, request) => {
  const { name, mediaType, body } = await takeCrop(ctx, input, request);
  const headers = {
    ...commonHeaders,
    ...attachmentHeaders(name),
    'content-type': mediaType,
    'cache-control': 'private, no-store',
  };
  return new Response(body, { headers });
});

export const cropsEndpoints = [file];
