import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { commonHeaders } from '../../../platform/http/headers.ts';
import { blogAdminContract as admin } from './contract/admin.ts';
import { blogContract } from './contract/blog.ts';
import { blogCategoriesContract as categories } from './contract/categories.ts';
import {
  createBlogCategory,
  listBlogCategories,
  removeBlogCategory,
  updateBlogCategory,
} from './service/categories.ts';
import { writeFeed } from './service/feed.ts';
import { addBlogImage, removeBlogImage } from './service/images.ts';
import { listManagedPosts, showManagedPost } from './service/manage.ts';
import { removePost, restorePost, togglePublished, toggleShowcased } from './service/publish.ts';
import { recordView, showLiked, toggleLike } from './service/reactions.ts';
import { listPublicPosts, listRelatedPosts } from './service/read.ts';
import { previewPost, showPost } from './service/show.ts';
import { createPost, updateBlogPost } from './service/write.ts';

const feedHeaders = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'private, no-store' };

export const blogEndpoints: readonly Endpoint[] = [
  readEndpoint(blogContract.categories, listBlogCategories),
  readEndpoint(blogContract.all, listPublicPosts),
  readEndpoint(blogContract.single, showPost),
  readEndpoint(
    blogContract.feed,
    async (ctx, input) => new Response(await writeFeed(ctx, input), { headers: { ...commonHeaders, ...feedHeaders } }),
  ),
  readEndpoint(blogContract.related, listRelatedPosts),
  writeEndpoint(blogContract.view, recordView),
  readEndpoint(blogContract.liked, showLiked),
  writeEndpoint(blogContract.like, toggleLike),
  writeEndpoint(categories.create, createBlogCategory),
  writeEndpoint(categories.update, updateBlogCategory),
  writeEndpoint(categories.remove, removeBlogCategory),
  customEndpoint(admin.create, createPost),
  customEndpoint(admin.update, updateBlogPost),
  customEndpoint(admin.addImage, addBlogImage),
  customEndpoint(admin.removeImage, removeBlogImage),
  writeEndpoint(admin.togglePublished, togglePublished),
  writeEndpoint(admin.toggleShowcased, toggleShowcased),
  writeEndpoint(admin.remove, removePost),
  writeEndpoint(admin.restore, restorePost),
  readEndpoint(admin.all, listManagedPosts),
  readEndpoint(admin.single, showManagedPost),
  readEndpoint(admin.preview, previewPost),
];
