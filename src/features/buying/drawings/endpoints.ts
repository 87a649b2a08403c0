import { attachmentHeaders } from '../../../platform/http/answers/file-response.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { drawingsContract } from './contract.ts';
import { listDrawings, showDrawing } from './service/list-drawings.ts';
import { drawCard, findPicture, takeDrawing } from './service/take-drawing.ts';

/**
 * A drawing can neither run scripts nor load anything, even if it is opened in its own tab; its inline styles apply.
 */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const picture = readEndpoint(drawingsContract.picture, async (ctx, input) => {
  const { svg, isFree } = await findPicture(ctx, input);
  const headers = {
    ...commonHeaders,
    'content-type': 'image/svg+xml',
    'content-security-policy': drawingPolicy,
    'cache-control': isFree ? 'public, max-age=3600' : 'private, max-age=600',
  };
  return new Response(svg, { headers });
});

const card = readEndpoint(drawingsContract.card, async (ctx, input) => {
  const headers = { ...commonHeaders, 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
  return new Response(await drawCard(ctx, input), { headers });
});

const file = customEndpoint(drawingsContract.file, async (ctx, input, request) => {
  const { name, mediaType, body } = await takeDrawing(ctx, input, request);
  const headers = {
    ...commonHeaders,
    ...attachmentHeaders(name),
    'content-type': mediaType,
    'cache-control': 'private, no-store',
  };
  return new Response(body, { headers });
});

export const drawingsEndpoints = [
  readEndpoint(drawingsContract.list, listDrawings),
  readEndpoint(drawingsContract.single, showDrawing),
  picture,
  card,
  file,
];
