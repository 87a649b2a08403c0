import { processUpload } from '../../src/features/contributing/uploads/service/process.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeCategory } from './factories.ts';
import { beginUpload } from './tus.ts';
import { type Uploader, uploadIdOf } from './upload-calls.ts';

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends a file as the page does, and lets it be processed. @returns identifier of the upload */
export async function sendFile(app: TestApp, person: Uploader, { name, bytes }: SentFile): Promise<string> {
  const address = await beginUpload(person.calls, bytes, { filename: name });
  const { status } = await person.calls.patch(address, 0, bytes);
  if (status !== 204) throw new Error(`upload: ${status}`);
  const uploadId = uploadIdOf(address);
  await processUpload(app.systemContext(), { uploadId });
  return uploadId;
}

/** Creates one work from files and submits it for review, by API calls alone. */
export async function submitUploads(
  app: TestApp,
  person: Uploader,
  uploads: readonly string[],
  title: string,
  { price = 0, previews = [] }: { readonly price?: number; readonly previews?: readonly string[] } = {},
): Promise<{ readonly contentId: string; readonly submissionId: string; readonly categoryKey: string }> {
  const categoryKey = `uploaded-${createId().slice(-8)}`;
  const category = await makeCategory(app, categoryKey);
  const call = async (method: string, path: string, sent: object) => {
    const { status, body } = await person.call(method, path, sent);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const { items } = await call('POST', '/content/create', { groups: [{ files: uploads, previews }] });
  const [draft] = items as { _id: string; variants: { name: string; licence: string; files: { _id: string }[] }[] }[];
  if (draft === undefined) throw new Error('No draft was made.');
  const variants = draft.variants.map(({ name, licence, files }) => ({
    name,
    licence,
    price,
    files: files.map(({ _id }) => ({ _id })),
  }));
  const changes = {
    title,
    description: 'Sent as contributors do.',
    categoryId: category.id,
    subcategoryIds: [category.subcategoryId],
    keywords: ['boat', 'river', 'wood'],
    variants,
  };
  await call('PUT', `/content/update/${draft._id}`, { changes });
  const { submission } = await call('POST', `/content/submit/${draft._id}`, {});
  return { contentId: draft._id, submissionId: (submission as { _id: string })._id, categoryKey };
}
