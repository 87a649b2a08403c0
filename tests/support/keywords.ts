import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeCategory, makeContent, makeContributor } from './factories.ts';

/** Creates a published work with this keyword, in a new category and of a new contributor. */
export async function makeKeyword(app: TestApp, keyword: string): Promise<string> {
  const mark = createId().slice(-8);
  const [category, contributor] = [await makeCategory(app, `k-${mark}`), await makeContributor(app, `k-${mark}`)];
  await makeContent(app, { category, contributor, title: `Of ${mark}`, keywords: [keyword] });
  return keyword;
}
