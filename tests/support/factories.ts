import { createHash } from 'node:crypto';
import { indexContent } from '../../src/features/catalogue/content/service/index-content.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import type { TestApp } from './app.ts';

export interface Made {
  readonly contentId: string;
  readonly variantIds: string[];
}

/** Creates a published category with one subcategory, `<key>-basics`. */
export async function makeCategory(
  app: TestApp,
  key: string,
  given: { name?: string; nameBn?: string; published?: boolean } = {},
): Promise<{ id: string; subcategoryId: string }> {
  const id = createId();
  const subcategoryId = createId();
  await app.db
    .insertInto('category')
    .values({ id, key, name: given.name ?? key, name_bn: given.nameBn ?? null, published: given.published ?? true })
    .execute();
  await app.db
    .insertInto('subcategory')
    .values({ id: subcategoryId, category_id: id, key: `${key}-basics`, name: `${key} basics` })
    .execute();
  return { id, subcategoryId };
}

export async function makeContributor(
  app: TestApp,
  username: string,
  given: { status?: 'active' | 'suspended'; imageKey?: string; demo?: boolean } = {},
): Promise<string> {
  const id = createId();
  await app.db
    .insertInto('contributor')
    .values({
      id,
      username,
      name: username,
      status: given.status ?? 'active',
      image_key: given.imageKey ?? null,
      is_demo: given.demo ?? false,
    })
    .execute();
  return id;
}

async function makeLicence(app: TestApp, code = 'cc0-1.0'): Promise<string> {
  await app.db
    .insertInto('licence')
    .values({
      code,
      name: code,
      summary: 'Use it as you like.',
      url: 'https://example.com/licence',
      attribution_required: false,
      commercial_use: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}

export interface ContentOptions {
  readonly category: { id: string; subcategoryId: string };
  readonly contributor: string;
  readonly title: string;
  readonly translatedTitle?: string;
  readonly language?: 'en' | 'bn';
  readonly description?: string;
  readonly keywords?: string[];
  readonly prices?: (number | null)[];
  readonly status?: string;
  readonly ai?: boolean;
  readonly format?: string;
  /** Formats of the files in an archive. */
  readonly containedFormats?: string[];
  readonly fileName?: string;
  readonly bytes?: Uint8Array;
  readonly size?: { width: number; height: number };
  readonly colors?: { hex: string; name: string }[];
  readonly publishedAt?: Date;
  readonly counts?: { views?: number; downloads?: number; editorial_weight?: number };
}

/** Creates a content with a stored file in each of its variants, and lists it if it is public. */
export async function makeContent(app: TestApp, options: ContentOptions): Promise<Made> {
  const contentId = createId();
  const licence = await makeLicence(app);
  const { db } = app;
  await db
    .insertInto('content')
    .values({
      id: contentId,
      contributor_id: options.contributor,
      category_id: options.category.id,
      title: options.title,
      translated_title: options.translatedTitle ?? null,
      language: options.language ?? 'en',
      description: options.description ?? '',
      status: options.status ?? 'published',
      ai: options.ai ?? false,
      published_at: options.publishedAt ?? new Date(),
    })
    .execute();
  await db
    .insertInto('content_subcategory')
    .values({ content_id: contentId, category_id: options.category.id, subcategory_id: options.category.subcategoryId })
    .execute();
  for (const [position, keyword] of (options.keywords ?? []).entries())
    await db.insertInto('content_keyword').values({ content_id: contentId, keyword, position }).execute();
  const size = options.size ?? { width: 800, height: 600 };
  await db
    .insertInto('preview')
    .values({
      id: createId(),
      content_id: contentId,
      kind: 'image',
      alt: options.title,
      ...size,
      widths: [375, 768],
      colors: JSON.stringify(options.colors ?? []),
      position: 0,
    })
    .execute();
  const bytes = options.bytes ?? new TextEncoder().encode(`the file of ${contentId}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await app.platform.storage.put(originalKey(sha256), bytes);
  const fileId = createId();
  await db
    .insertInto('file')
    .values({ id: fileId, sha256, size: bytes.length, media_type: 'image/svg+xml' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const file = await db.selectFrom('file').select('id').where('sha256', '=', sha256).executeTakeFirstOrThrow();
  const variantIds: string[] = [];
  for (const [position, price] of (options.prices ?? [0]).entries()) {
    const id = createId();
    variantIds.push(id);
    await db
      .insertInto('variant')
      .values({ id, content_id: contentId, name: `Variant ${position + 1}`, licence_code: licence, price, position })
      .execute();
    await db
      .insertInto('variant_file')
      .values({
        variant_id: id,
        file_id: file.id,
        name: options.fileName ?? 'file.svg',
        format: options.format ?? 'svg',
        contained_formats: options.containedFormats ?? [],
        position: 0,
      })
      .execute();
  }
  if (options.counts !== undefined)
    await db
      .insertInto('content_stat')
      .values({ content_id: contentId, ...options.counts })
      .execute();
  await inTransaction(app.systemContext(), (ctx) => indexContent(ctx, [contentId]));
  return { contentId, variantIds };
}

/** Adds a file to a variant after its other files. */
export async function addFile(
  app: TestApp,
  variantId: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await app.platform.storage.put(originalKey(sha256), bytes);
  const id = createId();
  await app.db.insertInto('file').values({ id, sha256, size: bytes.length, media_type: 'image/svg+xml' }).execute();
  const { position } = await app.db
    .selectFrom('variant_file')
    .select((eb) => eb.fn.countAll<number>().as('position'))
    .where('variant_id', '=', variantId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('variant_file')
    .values({ variant_id: variantId, file_id: id, name, format: 'svg', contained_formats: [], position })
    .execute();
}

/** Creates a published collection of contents in the given order. */
export async function makeCollection(app: TestApp, key: string, contents: readonly Made[]): Promise<string> {
  const id = createId();
  await app.db.insertInto('collection').values({ id, key, title: key, published: true }).execute();
  for (const [position, { contentId }] of contents.entries())
    await app.db.insertInto('collection_item').values({ collection_id: id, content_id: contentId, position }).execute();
  return id;
}
