import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from './admins.ts';
import { send, siteOrigin } from './site-client.ts';

export interface WrittenPost {
  readonly id: string;
  readonly slug: string;
}

/** Publishes a post as a moderator by API calls; `fields` are those of the form. */
export async function publishPost(page: Page, fields: Readonly<Record<string, string>>): Promise<WrittenPost> {
  await signInAsAdmin(page, 'moderator');
  const answer = await page.request.post('/api/v1/blog/create', {
    headers: { origin: siteOrigin() },
    multipart: { slug: `journey-${randomUUID().slice(0, 8)}`, ...fields },
  });
  if (!answer.ok()) throw new Error(`create: ${answer.status()} ${await answer.text()}`);
  const { _id: id, slug } = (await answer.json()) as { _id: string; slug: string };
  await send(page.request, 'PATCH', `/api/v1/blog/toggle/publish/${id}`, { published: true });
  return { id, slug };
}

export const deletePost = (page: Page, { id }: WrittenPost) =>
  send(page.request, 'DELETE', `/api/v1/blog/delete/${id}`);
