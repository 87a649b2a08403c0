import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { readEndpoint } from '../../../platform/http/endpoint.ts';
import { inertPolicy } from '../../../platform/http/headers.ts';
import { soundsContract } from './contract.ts';
import { findSample, listSounds } from './service/show-sounds.ts';

/** The address contains the recipe version, so a sample never changes; the time is limited because prices change. */
const sample = readEndpoint(soundsContract.sample, async (ctx, input, request) => {
  const { fileId, sample: name } = input.params;
  const found = await findSample(ctx, input);
  const headers = { 'cache-control': 'public, max-age=86400', 'content-security-policy': inertPolicy };
  return createFileResponse(ctx.platform.storage, { ...found, etag: `"${fileId}-${name}"`, headers }, request.headers);
});

export const soundsEndpoints = [readEndpoint(soundsContract.list, listSounds), sample];
