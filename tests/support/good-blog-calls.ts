import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeBlogCategory, makeBlogImage, makeBlogPost } from './blog.ts';
import type { Asking, Call } from './good-calls.ts';

const missing = createId();

/** Creates valid calls of the blog, each on a record of its own. */
export function createBlogCalls(app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> {
  const ofPost = async ({ record }: Asking): Promise<Call> => ({
    path: { id: record === 'missing' ? missing : await makeBlogPost(app) },
  });
  let readPost: Promise<string> | undefined;
  /** Records that are only read are shared by all calls. */
  const ofReadPost = async ({ record }: Asking): Promise<Call> => {
    readPost ??= makeBlogPost(app);
    return { path: { id: record === 'missing' ? missing : await readPost } };
  };
  const ofCategory = async ({ record }: Asking): Promise<Call> => ({
    path: { id: record === 'missing' ? missing : (await makeBlogCategory(app)).id },
  });
  return {
    'GET /blog/single/{id}': ofReadPost,
    'GET /blog/related/{id}': ofReadPost,
    'PATCH /blog/view/{id}': ofPost,
    'GET /blog/liked/{id}': ofPost,
    'PATCH /blog/toggle/like/{id}': async (asking) => ({ ...(await ofPost(asking)), body: { isLiked: true } }),
    'POST /blog/category/create': async () => ({ body: { name: `Craft ${createId().slice(-12)}` } }),
    'PUT /blog/category/update/{id}': async (asking) => ({ ...(await ofCategory(asking)), body: { name: 'Renamed' } }),
    'DELETE /blog/category/delete/{id}': ofCategory,
    'POST /blog/create': async () => ({ body: { title: 'Paper boats' } }),
    'PUT /blog/update/{id}': async (asking) => ({ ...(await ofPost(asking)), body: { title: 'Paper kites' } }),
    'POST /blog/content/image/{id}': async (asking) => ({ ...(await ofPost(asking)), body: {} }),
    'DELETE /blog/content/image/{id}': async ({ record }) => {
      const id = record === 'missing' ? missing : await makeBlogPost(app);
      const imageId = record === 'missing' ? missing : await makeBlogImage(app, id);
      return { path: { id }, body: { imageId } };
    },
    'PATCH /blog/toggle/publish/{id}': async (asking) => ({ ...(await ofPost(asking)), body: { published: false } }),
    'PATCH /blog/toggle/showcase/{id}': async (asking) => ({ ...(await ofPost(asking)), body: { showcased: true } }),
    'DELETE /blog/delete/{id}': ofPost,
    'PATCH /blog/restore/{id}': async (asking) => {
      const call = await ofPost(asking);
      await app.pool.query('update blog_post set deleted_at = now() where id = $1', [call.path?.['id']]);
      return call;
    },
    'GET /blog/admin/single/{id}': ofPost,
    'GET /blog/admin/preview/{id}': ofPost,
  };
}
