import { type APIRequestContext, expect } from '@playwright/test';
import type { RealFile } from './real-files.ts';
import { send, siteOrigin } from './site-client.ts';
import { querySite } from './site-database.ts';

const tus = { 'tus-resumable': '1.0.0' };

/** Sends a file by the calls of the page's client and waits until it is processed. @returns identifier of the upload */
async function sendFile(client: APIRequestContext, { name, bytes }: RealFile): Promise<string> {
  const origin = siteOrigin();
  const filename = Buffer.from(name).toString('base64');
  const begun = await client.post('/api/v1/uploads', {
    headers: { ...tus, origin, 'upload-length': String(bytes.length), 'upload-metadata': `filename ${filename}` },
  });
  const address = begun.headers()['location'] ?? '';
  await client.patch(address, {
    headers: { ...tus, origin, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  });
  await expect(async () => {
    expect(await (await client.get(address)).json()).toMatchObject({ status: 'ready' });
  }).toPass({ intervals: [100], timeout: 200_000 });
  return address.split('/').at(-1) ?? '';
}

interface Draft {
  readonly _id: string;
  readonly variants: readonly {
    readonly name: string;
    readonly licence: string;
    readonly files: readonly { readonly _id: string }[];
  }[];
}

/** Completes a draft as a free work and submits it for review; `more`: other texts. */
export async function submitDraft(
  client: APIRequestContext,
  draft: Draft,
  title: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const answer = (await (await client.get('/api/v1/content-category/published')).json()) as {
    items: { _id: string; key: string; subcategories: { _id: string }[] }[];
  };
  const category = answer.items.find(({ subcategories }) => subcategories.length > 0);
  const variants = draft.variants.map(({ name, licence, files: own }) => ({
    name,
    licence,
    price: 0,
    files: own.map(({ _id }) => ({ _id })),
  }));
  await send(client, 'PUT', `/api/v1/content/update/${draft._id}`, {
    changes: {
      title,
      description: 'Drawn at the river in the morning.',
      categoryId: category?._id,
      subcategoryIds: [category?.subcategories[0]?._id],
      keywords: ['river', 'morning', 'sun'],
      variants,
      ...more,
    },
  });
  await send(client, 'POST', `/api/v1/content/submit/${draft._id}`, {});
}

/**
 * Creates a free work from these files and submits it as the signed-in contributor; `more`: other texts.
 * @returns identifier of the content
 */
export async function submitWork(
  client: APIRequestContext,
  files: readonly RealFile[],
  title: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const uploads: string[] = [];
  for (const file of files) uploads.push(await sendFile(client, file));
  const { items } = await send(client, 'POST', '/api/v1/content/create', { groups: [{ files: uploads }] });
  const [draft] = items as Draft[];
  if (draft === undefined) throw new Error('No draft was made.');
  await submitDraft(client, draft, title, more);
  return draft._id;
}

/** Finds the waiting submission of a work in its contributor's queue. */
export async function findSubmission(admin: APIRequestContext, contributor: string, work: string): Promise<string> {
  const queue = await admin.get(`/api/v1/content/request/contributor/all?contributor=${contributor}&limit=50`);
  const { items } = (await queue.json()) as { items: { _id: string; contentId: string }[] };
  const found = items.find(({ contentId }) => contentId === work);
  if (found === undefined) throw new Error(`${work} waits for no review.`);
  return found._id;
}

/** Approves a work as a signed-in admin. */
export async function approveWork(admin: APIRequestContext, contributor: string, work: string): Promise<void> {
  const submission = await findSubmission(admin, contributor, work);
  await send(admin, 'PATCH', `/api/v1/content/review/${submission}/approve`, {});
}

/**
 * Deletes works from the database of the running server, because other end-to-end tests rely on the demo's works alone.
 */
export async function deleteWorksOf(contributors: readonly string[]): Promise<void> {
  await querySite('delete from content where contributor_id = any($1)', [contributors]);
}
