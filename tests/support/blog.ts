import type { BlogBody } from '../../src/features/editorial/blog/contract/body.ts';
import { cleanText } from '../../src/platform/clean-text.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

/** Creates a text of one paragraph. */
export const toBlogBody = (text: string): BlogBody => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export interface BlogPostOptions {
  readonly slug?: string;
  readonly title?: string;
  readonly titleBn?: string;
  readonly text?: string;
  readonly categoryId?: string;
  readonly showcased?: boolean;
  /** Time of publication; null for a draft. The default is a minute ago. */
  readonly publishedAt?: Date | null;
}

/** Creates a post, by default a published one. @returns its identifier */
export async function makeBlogPost(app: Pick<TestApp, 'pool'>, options: BlogPostOptions = {}): Promise<string> {
  const id = createId();
  const {
    slug = `post-${id.slice(-12)}`,
    title = 'Paper boats',
    titleBn,
    text = 'Fold the sheet along its length.',
  } = options;
  const { publishedAt = new Date(Date.now() - 60_000), showcased = false, categoryId = null } = options;
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'insert into blog_post (id, slug, category_id, published_at, showcased) values ($1, $2, $3, $4, $5)',
      [id, slug, categoryId, publishedAt, showcased],
    );
    const texts = [
      ['en', title],
      ['bn', titleBn],
    ] as const;
    for (const [language, words] of texts)
      if (words !== undefined && words !== '')
        await client.query(
          `insert into blog_text (post_id, language, title, summary, body, words, word_count)
           values ($1, $2, $3, 'In short.', $4, lower($5), $6)`,
          [
            id,
            language,
            words,
            JSON.stringify(toBlogBody(text)),
            cleanText(`${words} ${text}`),
            text.split(' ').length,
          ],
        );
    await client.query('insert into blog_stat (post_id) values ($1)', [id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return id;
}

/** Creates the row of a picture that isn't stored. @returns its identifier */
export async function makeBlogImage(app: Pick<TestApp, 'pool'>, postId: string): Promise<string> {
  const id = createId();
  await app.pool.query(
    `insert into blog_image (id, post_id, description, width, height, widths, avif_widths, colors)
     values ($1, $2, 'A boat', 900, 600, '{375,768,900}', '{375}', '{}')`,
    [id, postId],
  );
  return id;
}

let categories = 0;

export async function makeBlogCategory(app: Pick<TestApp, 'pool'>): Promise<{ id: string; key: string }> {
  categories += 1;
  const [id, key] = [createId(), `craft-${categories}-${createId().slice(-6)}`];
  await app.pool.query('insert into blog_category (id, key, name, name_bn) values ($1, $2, $3, $4)', [
    id,
    key,
    'Craft',
    'কারুকাজ',
  ]);
  return { id, key };
}
