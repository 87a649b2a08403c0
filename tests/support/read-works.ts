import { expect, type Page } from '@playwright/test';

/** Longest wait for jobs that read the demo's files at low priority, beside all journeys. */
const READ_MS = 900_000;
/** Timeout of a test that waits for them. */
export const READ_TEST_MS = READ_MS + 120_000;

interface Work {
  readonly _id: string;
  readonly language: string;
  readonly minPrice: number;
}

/**
 * Finds a work of a category whose files a job has read, which takes a while after the catalogue was filled.
 * @param kind last part of the address that answers what was read: `/content/{kind}/{id}`
 * @param format if given, only works with files of this format are looked at
 * @param isWanted whether the work, with that answer, is one to test with
 * @returns its id
 */
export async function findReadWork<T>(
  page: Page,
  { category, kind, format = '' }: { readonly category: string; readonly kind: string; readonly format?: string },
  isWanted: (answer: T, work: Work) => boolean,
): Promise<string> {
  let id: string | undefined;
  const find = async () => {
    const works = await page.request.get(`/api/v1/content/all?category=${category}&format=${format}&limit=60`);
    for (const work of ((await works.json()) as { items: Work[] }).items) {
      const answer = await page.request.get(`/api/v1/content/${kind}/${work._id}`);
      if (isWanted((await answer.json()) as T, work)) id = work._id;
    }
    return id;
  };
  await expect.poll(find, { timeout: READ_MS, intervals: [3000] }).toBeDefined();
  return id ?? '';
}
