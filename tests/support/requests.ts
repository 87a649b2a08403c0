import { createForgetToken } from '../../src/features/editorial/requests/service/contact.ts';
import { createRequest } from '../../src/features/editorial/requests/service/create.ts';
import type { Actor } from '../../src/platform/actor.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

export interface RequestOptions {
  readonly accountId?: string;
  readonly title?: string;
  readonly description?: string;
  readonly contact?: string;
  readonly budget?: number | null;
  readonly deadline?: string | null;
  readonly categoryId?: string | null;
  readonly locale?: 'en' | 'bn';
  readonly pictures?: string[];
}

/** Creates a request as the form does, by a visitor unless an account is given. @returns its identifier */
export async function makeRequest(app: TestApp, options: RequestOptions = {}): Promise<string> {
  const { accountId, locale = 'en' } = options;
  const actor: Actor =
    accountId === undefined
      ? { kind: 'visitor' }
      : { kind: 'user', id: accountId, sessionId: createId(), restricted: null, contributorId: null };
  const { _id } = await createRequest(
    { ...app.systemContext(), locale, actor },
    {
      params: undefined,
      query: undefined,
      file: undefined,
      idempotencyKey: createId(),
      body: {
        title: options.title ?? 'A boat in our colours',
        description: options.description ?? 'For a poster, in red and green, as SVG.',
        contact: options.contact ?? `asker-${createId().slice(-8)}@private.example`,
        budget: options.budget ?? null,
        deadline: options.deadline ?? null,
        categoryId: options.categoryId ?? null,
        pictures: options.pictures ?? [],
      },
    },
  );
  return _id;
}

/** Turns a request into a brief directly in the database. */
export async function makeBrief(app: TestApp, requestId: string, title = 'A boat wanted'): Promise<string> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query("update content_request set status = 'brief' where id = $1", [requestId]);
    await client.query(
      "insert into request_brief (request_id, title, description) values ($1, $2, 'A boat in red and green, as SVG.')",
      [requestId, title],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  return requestId;
}

/** Finds the token of the link in the e-mails about a request. */
export const findForgetToken = (app: TestApp, requestId: string): string =>
  createForgetToken(app.systemContext(), requestId);

/** Creates a reference picture that waits for its form, without files. @returns its identifier */
export async function makeWaitingPicture(app: Pick<TestApp, 'pool'>): Promise<string> {
  const id = createId();
  await app.pool.query("insert into request_picture (id, width, height, widths) values ($1, 900, 600, '{375,900}')", [
    id,
  ]);
  return id;
}
