import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';

let templates = 0;
const nextTitle = (): string => {
  templates += 1;
  return `Template ${templates}`;
};

/** Creates a message template. @returns its identifier */
export async function makeTemplate(app: TestApp): Promise<string> {
  const id = createId();
  await app.pool.query("insert into review_template (id, title, en) values ($1, $2, 'Please sharpen it.')", [
    id,
    nextTitle(),
  ]);
  return id;
}

/** Creates valid calls of admins' operations on message templates. */
export function createReviewTemplateCalls(
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> {
  const find = async ({ record }: Asking) => ({ id: record === 'missing' ? createId() : await makeTemplate(app) });
  const text = () => ({ title: nextTitle(), en: 'Please sharpen it.' });
  return {
    'POST /content/review/templates': () => ({ body: text() }),
    'PUT /content/review/templates/{id}': async (asking) => ({ path: await find(asking), body: text() }),
    'DELETE /content/review/templates/{id}': async (asking) => ({ path: await find(asking) }),
  };
}
