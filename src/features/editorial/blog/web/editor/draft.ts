import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { blogAdminContract } from '../../contract/admin.ts';
import type { blogContract } from '../../contract/blog.ts';
import type { BlogBody } from '../../contract/body.ts';

export type EditedPost = OutputOf<typeof blogAdminContract.single>;
export type PostImage = EditedPost['images'][number];
export type EmbeddedWork = EditedPost['works'][number];
export type BlogCategory = OutputOf<typeof blogContract.categories>['items'][number];

/** The edited fields of a post, all as text like in the form that saves them. */
export interface Draft {
  readonly title: string;
  readonly titleBn: string;
  readonly summary: string;
  readonly summaryBn: string;
  /** The text as JSON; empty for none. */
  readonly content: string;
  readonly contentBn: string;
  readonly slug: string;
  readonly categoryId: string;
  readonly coverId: string;
  readonly coverDescription: string;
}

export type DraftField = keyof Draft;

const toJson = (body: BlogBody | undefined): string =>
  body === undefined || body.content.length === 0 ? '' : JSON.stringify(body);

export function toDraft({ texts: { en, bn }, slug, categoryId, coverId, images }: EditedPost): Draft {
  return {
    title: en?.title ?? '',
    titleBn: bn?.title ?? '',
    summary: en?.summary ?? '',
    summaryBn: bn?.summary ?? '',
    content: toJson(en?.body),
    contentBn: toJson(bn?.body),
    slug,
    categoryId: categoryId ?? '',
    coverId: coverId ?? '',
    coverDescription: images.find(({ _id }) => _id === coverId)?.alt ?? '',
  };
}
