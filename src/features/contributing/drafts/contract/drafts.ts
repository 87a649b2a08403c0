import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, line, listSchema, multilineText, pageQuery } from '../../../../platform/http/schemas.ts';
import { ownContent, statusCounts, statusList } from '../../../catalogue/content/contract/own-content.ts';
import { MAX_CAPTION } from '../../../catalogue/content/contract/preview-caption.ts';
import { MAX_PREVIEWS } from '../../../catalogue/content/contract/slides.ts';

const tag = 'Drafts';
const params = z.object({ id: idOrKey });
const known = z.string().max(100);

/** Price in poisha, at most 1,000 crore taka: what buyers pay, VAT included. */
const price = z.int().min(0).max(1_000_000_000_000).nullable();

const variantFile = z.union([z.strictObject({ _id: known }), z.strictObject({ upload: known })]);

/** Changes of a draft. Fields that aren't given keep their values; a given list replaces the stored one. */
const changes = z
  .strictObject({
    title: line(200).min(1),
    translatedTitle: line(200).nullable(),
    language: z.enum(['en', 'bn']),
    description: multilineText(10_000),
    categoryId: known.nullable(),
    subcategoryIds: z.array(known).max(20),
    keywords: z.array(z.string().max(4000)).max(100),
    ai: z.boolean(),
    showsPeople: z.boolean(),
    showsProperty: z.boolean(),
    changeNote: multilineText(1000),
    variants: z
      .array(
        z.strictObject({
          _id: known.optional(),
          name: line(120).min(1),
          licence: z.string().max(40),
          price,
          files: z.array(variantFile).max(50),
        }),
      )
      .max(20),
    previewIds: z.array(known).max(50),
    /** Captions of some previews, in the language of the work and in the site's other one. */
    captions: z
      .array(
        z.strictObject({ _id: known, caption: line(MAX_CAPTION), translatedCaption: line(MAX_CAPTION).nullable() }),
      )
      .max(50),
    /** Uploaded slides, which are shown and not sold. */
    newPreviews: z.array(known).max(MAX_PREVIEWS),
    releaseIds: z.array(known).max(50),
    newReleases: z.array(z.strictObject({ upload: known, kind: z.enum(['model', 'property']) })).max(50),
  })
  .partial();

/** `updatedAt` of the version that was edited. Another version causes 409; without it, any version is overwritten. */
const updatedAt = z.string().max(40).optional();

/** Reason why a change was refused. */
const refusal = z.object({
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
});

const ids = z.array(idOrKey).min(1).max(100);
/** Result for each of several contents: its new state, or the reason why it was refused. */
const changed = z.object({
  items: z.array(z.object({ _id: id, content: ownContent.nullable(), problem: refusal.nullable() })),
});

/** Number of visitors; each counts once a day per work. */
const visits = { views: z.int(), downloads: z.int() };

export const draftsContract = {
  create: operation({
    method: 'POST',
    path: '/content/create',
    access: 'creator',
    tag,
    summary: 'Creates drafts from ready uploads',
    description:
      'Files of a folder whose names differ only in the extension become one draft with a variant for each; a picture beside a file without a preview is used only as that file’s preview. `groups` sets the grouping explicitly instead.',
    body: z.union([
      z.strictObject({ uploads: z.array(known).min(1).max(200) }),
      z.strictObject({
        groups: z
          .array(
            z.strictObject({ files: z.array(known).max(50), previews: z.array(known).max(MAX_PREVIEWS).default([]) }),
          )
          .min(1)
          .max(100),
      }),
    ]),
    output: z.object({ items: z.array(ownContent) }),
    errors: ['not_found', 'conflict'],
    limit: { calls: 600, seconds: 3600 },
  }),
  update: operation({
    method: 'PUT',
    path: '/content/update/{id}',
    access: 'creator',
    tag,
    summary: 'Changes the given fields of a draft, a revision, or a content that needs changes',
    params,
    description: 'Prices are what buyers pay, with VAT.',
    body: z.strictObject({ updatedAt, changes }),
    output: ownContent,
    errors: ['conflict'],
  }),
  updateMany: operation({
    method: 'PUT',
    path: '/content/update-many',
    access: 'creator',
    tag,
    summary: 'Changes many drafts, each completely or not at all; refusals have a reason',
    body: z.strictObject({
      items: z
        .array(z.strictObject({ _id: known, updatedAt, changes }))
        .min(1)
        .max(100),
    }),
    output: changed,
    errors: [],
  }),
  changeMany: operation({
    method: 'PUT',
    path: '/content/change-many',
    access: 'contributor',
    tag,
    summary: 'Changes price, licence or keywords of many of your contents; refusals have a reason',
    description:
      'A published content stays as it is: its changes go into a new revision, or into the open one, and `content` is that revision. Price and licence apply to all variants. The price is what buyers pay, with VAT.',
    body: z.strictObject({
      ids,
      changes: z
        .strictObject({
          price,
          licence: z.string().max(40),
          addKeywords: z.array(z.string().max(4000)).max(50),
          removeKeywords: z.array(z.string().max(4000)).max(50),
          /** Description of the changes in a new version of a published content. */
          changeNote: multilineText(1000),
        })
        .partial(),
    }),
    output: changed,
    errors: [],
  }),
  publishMany: operation({
    method: 'PUT',
    path: '/content/publish-many',
    access: 'contributor',
    tag,
    summary: 'Unpublishes many of your contents, or publishes them again; refusals have a reason',
    body: z.strictObject({ ids, published: z.boolean() }),
    output: changed,
    errors: [],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/content/delete/{id}',
    access: 'creator',
    tag,
    summary: 'Deletes a draft, a revision, or a content that needs changes',
    params,
    output: done,
    errors: ['conflict'],
  }),
  mine: operation({
    method: 'GET',
    path: '/content/mine',
    access: 'creator',
    tag,
    summary: 'Your contents in these statuses, newest first, with the number in each status',
    query: z.object({
      ...pageQuery,
      status: statusList.default(['draft', 'changes_requested', 'rejected']),
      q: line(200).optional(),
    }),
    output: listSchema(ownContent).extend({ counts: statusCounts }),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/content/mine/{id}',
    access: 'creator',
    tag,
    summary: 'One of your contents, in any status',
    params,
    output: ownContent,
    errors: [],
  }),
  togglePublish: operation({
    method: 'PATCH',
    path: '/content/toggle/publish/{id}',
    access: 'creator',
    tag,
    summary: 'Unpublishes one of your contents, or publishes it again, as `published` says',
    params,
    body: z.strictObject({ published: z.boolean().optional() }),
    output: ownContent,
    errors: ['conflict'],
  }),
  revise: operation({
    method: 'POST',
    path: '/content/revise/{id}',
    access: 'creator',
    tag,
    summary: 'Opens a revision of one of your published contents, or returns the open one',
    params,
    output: ownContent,
    errors: ['conflict'],
  }),
  merge: operation({
    method: 'POST',
    path: '/content/merge/{id}',
    access: 'creator',
    tag,
    summary: 'Merges other drafts into this one, with their variants and previews',
    params,
    body: z.strictObject({ ids: z.array(known).min(1).max(20) }),
    output: ownContent,
    errors: ['conflict'],
  }),
  split: operation({
    method: 'POST',
    path: '/content/split/{id}',
    access: 'creator',
    tag,
    summary: 'Splits a draft into one draft per variant',
    params,
    output: z.object({ items: z.array(ownContent) }),
    errors: ['conflict'],
  }),
  preview: operation({
    method: 'GET',
    path: '/content/draft-preview/{id}/{name}',
    access: 'creator',
    tag,
    summary: 'A file of a preview, published or not, for its contributor and, from the admin area, for admins',
    params: params.extend({ name: z.string().max(40) }),
    output: 'stream',
    errors: [],
  }),
  figures: operation({
    method: 'GET',
    path: '/content/figures',
    access: 'creator',
    tag,
    summary: 'Views, downloads and searches of your works: by day, in the previous period, and in total',
    query: z.object({ days: z.enum(['30', '90']).default('30') }),
    output: z
      .object({
        /** Days in Dhaka as `YYYY-MM-DD`, ending with today. */
        days: z.array(z.object({ day: z.string(), ...visits })),
        before: z.object(visits),
        ever: z.object({ ...visits, favorites: z.int() }),
        /** Searches that led several visitors to a work, and the number of visits by all others. */
        searches: z.object({ items: z.array(z.object({ key: z.string(), visits: z.int() })), others: z.int() }),
        /** Works with the most views or downloads in these days. */
        mostSeen: z.array(
          // `isPublic`: whether the work has a public page.
          z.object({ _id: id, title: z.string(), isPublic: z.boolean(), ...visits }),
        ),
      })
      .meta({ id: 'OwnFigures' }),
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof draftsContract> {}
}
