import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders, inertPolicy } from '../../../platform/http/headers.ts';
import { fontsContract } from './contract.ts';
import { drawFontText } from './service/draw-font.ts';
import { findWebFont, listFonts } from './service/show-fonts.ts';

/** The URL names the recipe version, so the font never changes; caching is limited: a free work can get a price. */
const file = readEndpoint(fontsContract.file, async (ctx, input, request) => {
  const { key, size, isFree } = await findWebFont(ctx, input);
  const { fileId, face } = input.params;
  const headers = {
    'cache-control': isFree ? 'public, max-age=86400' : 'private, max-age=600',
    'content-security-policy': inertPolicy,
  };
  const font = { key, size, mediaType: 'font/woff2', etag: `"${fileId}-${face}"`, headers };
  return createFileResponse(ctx.platform.storage, font, request.headers);
});

const text = readEndpoint(fontsContract.text, async (ctx, input) => {
  const headers = { ...commonHeaders, 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' };
  return new Response(await drawFontText(ctx, input), { headers });
});

export const fontsEndpoints = [readEndpoint(fontsContract.list, listFonts), file, text];
