import type { StandardCategory } from '../../src/features/catalogue/categories/rules/standard-categories.ts';
import type { Context } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { previewKey } from '../../src/platform/storage/storage.ts';
import { DEMO_FILES_VERSION } from '../../src/start/demo-fill.ts';
import { type FillState, writeFillState } from './fill-state.ts';
import type { DemoCatalogue, DemoContributor, DemoLicence } from './types.ts';

const AVATAR = 'avatar.webp';

async function insertLicence(ctx: Context, licence: DemoLicence): Promise<void> {
  const { code, name, nameBn, summary, summaryBn, url, attributionRequired, commercialUse } = licence;
  await ctx.db
    .insertInto('licence')
    .values({
      code,
      name,
      name_bn: nameBn,
      summary,
      summary_bn: summaryBn,
      url,
      attribution_required: attributionRequired,
      commercial_use: commercialUse,
    })
    // Every site has the licences that contributors can choose, so existing ones are kept.
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

async function insertCategory(ctx: Context, category: StandardCategory, position: number): Promise<string> {
  const id = createId();
  const { key, name, nameBn, description, descriptionBn } = category;
  await ctx.db
    .insertInto('category')
    .values({ id, key, name, name_bn: nameBn, description, description_bn: descriptionBn, published: true, position })
    .execute();
  const subcategories = category.subcategories.map((sub, at) => ({
    id: createId(),
    category_id: id,
    key: sub.key,
    name: sub.name,
    name_bn: sub.nameBn,
    position: at,
  }));
  if (subcategories.length > 0) await ctx.db.insertInto('subcategory').values(subcategories).execute();
  return id;
}

async function insertContributor(
  ctx: Context,
  { username, name, bio, website }: DemoContributor,
  id: string,
): Promise<void> {
  await ctx.db
    .insertInto('contributor')
    .values({ id, username, name, bio, website, image_key: AVATAR, is_demo: true })
    .execute();
}

/** Draws and stores the pictures of contributors; returns the contributors' future identifiers by key. */
export async function storeAvatars(ctx: Context, catalogue: DemoCatalogue): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const contributor of catalogue.contributors) {
    const id = createId();
    ids[contributor.key] = id;
    await ctx.platform.storage.put(previewKey(id, AVATAR), await contributor.avatar());
  }
  return ids;
}

/** Adds licences, categories and contributors, to which contents refer, in one transaction. */
export async function fillFrame(
  ctx: Context,
  catalogue: DemoCatalogue,
  contributors: Record<string, string>,
): Promise<FillState> {
  const state: FillState = {
    state: 'filling',
    files: DEMO_FILES_VERSION,
    categories: {},
    contributors,
    contents: {},
  };
  for (const licence of catalogue.licences) await insertLicence(ctx, licence);
  for (const [position, category] of catalogue.categories.entries())
    state.categories[category.key] = await insertCategory(ctx, category, position);
  for (const contributor of catalogue.contributors)
    await insertContributor(ctx, contributor, contributors[contributor.key] ?? '');
  await writeFillState(ctx.db, state);
  return state;
}

/** Adds collections of the existing contents; collections that would be empty are left out. */
export async function fillCollections(ctx: Context, catalogue: DemoCatalogue, state: FillState): Promise<void> {
  for (const [position, collection] of catalogue.collections.entries()) {
    const id = createId();
    const { key, title, titleBn, description, descriptionBn } = collection;
    const items = collection.contents.flatMap((content, at) => {
      const contentId = state.contents[content];
      return contentId === undefined ? [] : [{ collection_id: id, content_id: contentId, position: at }];
    });
    if (items.length === 0) continue;
    await ctx.db
      .insertInto('collection')
      .values({
        id,
        key,
        title,
        title_bn: titleBn,
        description,
        description_bn: descriptionBn,
        published: true,
        position,
        showcase_position: collection.showcase ?? null,
      })
      .execute();
    await ctx.db.insertInto('collection_item').values(items).execute();
  }
}
