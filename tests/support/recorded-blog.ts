import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeBlogCategory, makeBlogImage, makeBlogPost } from './blog.ts';
import { makePictureForm } from './picture-form.ts';
import { anyId, type GoodCall } from './recorded-money.ts';

const toFields = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** Creates admins' calls of the blog for `recorded-writes`. */
export function createRecordedBlog(app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> {
  const ofPost = async (path: string, did: string, body?: object): Promise<GoodCall> => {
    const id = await makeBlogPost(app);
    return { path: `/blog/${path}/${id}`, body, action: `blog.${did}`, subject: ['blog', id] };
  };
  const ofCategory = async (path: string, did: string, body?: object): Promise<GoodCall> => {
    const { id } = await makeBlogCategory(app);
    const action = `blog.${did}_category`;
    return { path: `/blog/category/${path}/${id}`, body, action, subject: ['blog_category', id] };
  };
  return {
    'POST /blog/category/create': async () => ({
      body: { name: `Recorded ${createId().slice(-12)}` },
      action: 'blog.create_category',
      subject: ['blog_category', anyId],
    }),
    'PUT /blog/category/update/{id}': () => ofCategory('update', 'update', { name: 'Renamed' }),
    'DELETE /blog/category/delete/{id}': () => ofCategory('delete', 'delete'),
    'POST /blog/create': async () => ({
      body: toFields({ title: 'Recorded' }),
      action: 'blog.create',
      subject: ['blog', anyId],
    }),
    'PUT /blog/update/{id}': () => ofPost('update', 'update', toFields({ title: 'Changed' })),
    'POST /blog/content/image/{id}': async () => ofPost('content/image', 'add_image', await makePictureForm()),
    'DELETE /blog/content/image/{id}': async () => {
      const id = await makeBlogPost(app);
      const body = { imageId: await makeBlogImage(app, id) };
      return { path: `/blog/content/image/${id}`, body, action: 'blog.remove_image', subject: ['blog', id] };
    },
    'PATCH /blog/toggle/publish/{id}': () => ofPost('toggle/publish', 'unpublish', { published: false }),
    'PATCH /blog/toggle/showcase/{id}': () => ofPost('toggle/showcase', 'showcase', { showcased: true }),
    'DELETE /blog/delete/{id}': () => ofPost('delete', 'delete'),
    'PATCH /blog/restore/{id}': async () => {
      const call = await ofPost('restore', 'restore');
      await app.pool.query('update blog_post set deleted_at = now() where id = $1', [call.subject[1]]);
      return call;
    },
  };
}
