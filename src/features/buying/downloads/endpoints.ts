import { guessMediaType } from '../../../platform/http/answers/assets.ts';
import { attachmentHeaders, createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { createZipResponse } from '../../../platform/http/answers/zip-response.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders, inertPolicy } from '../../../platform/http/headers.ts';
import { downloadsContract } from './contract.ts';
import { findVariantArchive } from './service/archive.ts';
import { findDownload, findPlayable } from './service/download.ts';
import { type FindOrders, listDownloads, listDownloadsBy } from './service/downloaded.ts';
import { type FindUpgrades, findOwnedPreview, listOwned, listOwnedWorks } from './service/owned.ts';
import { listPaletteColors } from './service/palette.ts';

/** Lifetime of a link to a file: long enough to start a download, too short to be shared. */
const LINK_SECONDS = 120;

const download = customEndpoint(downloadsContract.download, async (ctx, input, request) => {
  const { key, sha256, size, media_type, name } = await findDownload(ctx, input, request);
  const headers = {
    ...attachmentHeaders(name),
    'cache-control': 'private, no-store',
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  };
  const { storage } = ctx.platform;
  if (storage.hasDirectLinks && request.method !== 'HEAD') {
    const link = await storage.createLink(key, { seconds: LINK_SECONDS, fileName: name, mediaType: media_type });
    return new Response(null, { status: 302, headers: { ...commonHeaders, ...headers, location: link } });
  }
  const file = { key, size, mediaType: media_type, etag: `"${sha256}"`, headers };
  return createFileResponse(storage, file, request.headers);
});

const archive = customEndpoint(downloadsContract.archive, async (ctx, input, request) => {
  const { entries, ...named } = await findVariantArchive(ctx, input, request);
  return createZipResponse(entries, named);
});

/** Headers for files that only their owner may see and that must not run as a page of the site. */
const privateHeaders = { 'cache-control': 'private, no-store', 'content-security-policy': inertPolicy };

const ownedPreview = readEndpoint(downloadsContract.ownedPreview, async (ctx, input, request) => {
  const { key, size } = await findOwnedPreview(ctx, input);
  const { id, name } = input.params;
  const file = { key, size, mediaType: guessMediaType(name), etag: `"${id}-${name}"`, headers: privateHeaders };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

/** The server sends the bytes itself even if storage offers links, because pages show no media from other origins. */
const play = readEndpoint(downloadsContract.play, async (ctx, input, request) => {
  const { key, sha256, size, media_type: mediaType } = await findPlayable(ctx, input);
  const file = { key, size, mediaType, etag: `"${sha256}"`, headers: privateHeaders };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

/** Functions that downloads need from orders, which depend on downloads. */
export interface DownloadsDeps {
  readonly findOrders: FindOrders;
  readonly findUpgrades: FindUpgrades;
}

export const downloadsEndpoints = ({ findOrders, findUpgrades }: DownloadsDeps) => [
  download,
  archive,
  ownedPreview,
  play,
  readEndpoint(downloadsContract.owned, (ctx, input) => listOwned(ctx, input, findUpgrades)),
  readEndpoint(downloadsContract.ownedWorks, listOwnedWorks),
  readEndpoint(downloadsContract.palette, listPaletteColors),
  readEndpoint(downloadsContract.downloaded, (ctx, input) => listDownloads(ctx, input, findOrders)),
  readEndpoint(downloadsContract.downloadedBy, (ctx, input) => listDownloadsBy(ctx, input, findOrders)),
];
