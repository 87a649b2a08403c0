import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeCategory, makeContent, makeContributor } from './factories.ts';

/** A published work with this keyword, of a contributor and in a category of its own. */
export async function makeKeyword(app: TestApp, keyword: string): Promise<string> {
  const mark = createId().slice(-8);
  const [category, contributor] = [await makeCategory(app, `k-${mark}`), await makeContributor(app, `k-${mark}`)];
  await makeContent(app, { category, contributor, title: `Of ${mark}`, keywords: [keyword] });
  return keyword;
}
