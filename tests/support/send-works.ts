import { type APIRequestContext, expect } from '@playwright/test';
import type { RealFile } from './real-files.ts';
import { send, siteOrigin } from './site-client.ts';

const tus = { 'tus-resumable': '1.0.0' };

/** Sends a file with the calls of the page's client and waits until it is processed. @returns the upload's identifier */
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
  }).toPass({ intervals: [100], timeout: 60_000 });
  return address.split('/').at(-1) ?? '';
}

/** A free work of these files, sent to review by its signed-in contributor; `more`: other texts. @returns identifier of the content */
export async function submitWork(
  client: APIRequestContext,
  files: readonly RealFile[],
  title: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const uploads: string[] = [];
  for (const file of files) uploads.push(await sendFile(client, file));
  const { items } = await send(client, 'POST', '/api/v1/content/create', { groups: [{ files: uploads }] });
  const [draft] = items as { _id: string; variants: { name: string; licence: string; files: { _id: string }[] }[] }[];
  if (draft === undefined) throw new Error('No draft was made.');
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
  return draft._id;
}
