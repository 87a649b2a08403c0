import { guessMediaType } from '../../../platform/http/answers/assets.ts';
import { createFileResponse } from '../../../platform/http/answers/file-response.ts';
import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { draftsContract } from './contract/drafts.ts';
import { suggestionsContract } from './contract/suggestions.ts';
import { createDrafts } from './service/create.ts';
import { showFigures } from './service/figures.ts';
import { changeContents, publishContents } from './service/many.ts';
import {
  listLicences,
  listOwn,
  mergeContents,
  reviseContent,
  showOwn,
  splitContent,
  suggestForDraft,
  togglePublish,
} from './service/own.ts';
import { findOwnPreview } from './service/own-previews.ts';
import { suggestForDrafts } from './service/suggested-keywords.ts';
import { removeContent, updateContent, updateContents } from './service/update.ts';

const preview = readEndpoint(draftsContract.preview, async (ctx, input, request) => {
  const { key, size } = await findOwnPreview(ctx, input);
  const { id, name } = input.params;
  const headers = { 'cache-control': 'private, no-store', 'content-security-policy': "default-src 'none'; sandbox" };
  const file = { key, size, mediaType: guessMediaType(name), etag: `"${id}-${name}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const draftsEndpoints = [
  preview,
  writeEndpoint(draftsContract.create, createDrafts),
  writeEndpoint(draftsContract.update, updateContent),
  customEndpoint(draftsContract.updateMany, updateContents),
  customEndpoint(draftsContract.changeMany, changeContents),
  customEndpoint(draftsContract.publishMany, publishContents),
  writeEndpoint(draftsContract.remove, removeContent),
  readEndpoint(draftsContract.mine, listOwn),
  readEndpoint(draftsContract.single, showOwn),
  customEndpoint(draftsContract.togglePublish, togglePublish),
  writeEndpoint(draftsContract.revise, reviseContent),
  writeEndpoint(draftsContract.merge, mergeContents),
  writeEndpoint(draftsContract.split, splitContent),
  readEndpoint(suggestionsContract.licences, listLicences),
  readEndpoint(draftsContract.figures, showFigures),
  readEndpoint(suggestionsContract.suggestions, suggestForDraft),
  readEndpoint(suggestionsContract.suggestedKeywords, suggestForDrafts),
];
