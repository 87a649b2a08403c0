import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { contentContract } from './contract/content.ts';
import { showContent } from './service/detail.ts';
import { createOriginalLink } from './service/original.ts';

const original = readEndpoint(contentContract.original, async (ctx, { params }) => {
  const location = await createOriginalLink(ctx, params);
  return new Response(null, {
    status: 302,
    headers: { ...commonHeaders, location, 'cache-control': 'private, no-store' },
  });
});

export const contentEndpoints = [readEndpoint(contentContract.single, showContent), original];
