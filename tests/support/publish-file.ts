import { expect } from 'vitest';
import { settlePreviews } from '../../src/features/catalogue/content/service/previews.ts';
import type { TestApp } from './app.ts';
import { type SentFile, sendFile } from './uploaded-works.ts';

type Caller = Parameters<typeof sendFile>[1];

interface People {
  readonly uploader: Caller;
  readonly moderator: Pick<Caller, 'call'>;
}

interface Work {
  readonly file: SentFile;
  readonly price: number;
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/** Publishes a work of one file, whose previews are settled, and returns its identifier. */
export async function publishFile(
  app: TestApp,
  { uploader, moderator }: People,
  { file, price, categoryId, subcategoryId }: Work,
): Promise<string> {
  const upload = await sendFile(app, uploader, file);
  const { body } = await uploader.call('POST', '/content/create', { groups: [{ files: [upload], previews: [] }] });
  const [draft] = body['items'] as {
    _id: string;
    variants: { name: string; licence: string; files: { _id: string }[] }[];
  }[];
  const changes = {
    title: `Letters ${file.name}`,
    description: 'Sent as contributors do.',
    categoryId,
    subcategoryIds: [subcategoryId],
    keywords: ['boat', 'river', 'wood'],
    variants: draft?.variants.map(({ name, licence, files }) => ({
      name,
      licence,
      price,
      files: files.map(({ _id }) => ({ _id })),
    })),
  };
  const id = draft?._id ?? '';
  expect((await uploader.call('PUT', `/content/update/${id}`, { changes })).status).toBe(200);
  const submitted = await uploader.call('POST', `/content/submit/${id}`, {});
  const { _id } = submitted.body['submission'] as { _id: string };
  expect((await moderator.call('PATCH', `/content/review/${_id}/approve`, {})).status).toBe(200);
  await settlePreviews(app.systemContext(), { contentId: id, removed: [] });
  return id;
}
