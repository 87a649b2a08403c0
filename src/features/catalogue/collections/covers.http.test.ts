import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeCollection, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { makePicture, makePictureForm, toForm } from '../../../../tests/support/picture-form.ts';
import { createId } from '../../../platform/database/id.ts';
import { previewKey } from '../../../platform/storage/storage.ts';
import { sweepStorage } from '../../../platform/storage/sweep.ts';
import { categoriesStoredObjects } from '../categories/service/stored-objects.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const contributor = await makeContributor(app, 'mina');

interface Cover {
  readonly _id: string;
  readonly widths: readonly number[];
  readonly avifWidths: readonly number[];
}

const kinds = ['category', 'subcategory', 'collection'] as const;
type Kind = (typeof kinds)[number];
const addresses = {
  category: '/content-category/cover',
  subcategory: '/content-category/subcategory/cover',
  collection: '/collection/cover',
} as const;

let made = 0;
/** Makes a category, subcategory or collection with one work, and a function that reads its public cover. */
async function make(kind: Kind) {
  made += 1;
  const key = `covered-${made}`;
  const category = await makeCategory(app, key);
  const work = await makeContent(app, { category, contributor, title: 'Kite' });
  const id = {
    category: category.id,
    subcategory: category.subcategoryId,
    collection: await makeCollection(app, key, [work]),
  }[kind];
  const readShown = async (): Promise<Cover | null | undefined> => {
    if (kind === 'collection') {
      const { body } = await admin.call('GET', `/collection/single/${key}`);
      return (body['covers'] as Cover[])[0];
    }
    const { body } = await admin.call('GET', `/content-category/published/${key}`);
    const { covers, subcategories } = body as unknown as { covers: Cover[]; subcategories: { cover: Cover | null }[] };
    return kind === 'category' ? covers[0] : subcategories[0]?.cover;
  };
  return { id, key, category, work, readShown, address: `/api/v1${addresses[kind]}/${id}` };
}

const put = (address: string, body: FormData, who: { fetch: typeof admin.fetch } = admin) =>
  who.fetch(address, { method: 'PUT', body });
const upload = async (address: string, color?: string): Promise<Cover> => {
  const response = await put(address, await makePictureForm(color));
  expect(response.status).toBe(200);
  return ((await response.json()) as { picture: Cover }).picture;
};
const statusOf = async ({ _id }: Cover, name = '375.webp'): Promise<number> =>
  (await app.fetch(`/media/${_id}/${name}`)).status;

describe.each(kinds)('the uploaded cover of a %s', (kind) => {
  it('is shown first, in the widths of the pages, without what a camera wrote into it', async () => {
    const { address, readShown } = await make(kind);
    const picture = await upload(address);
    expect(picture).toMatchObject({
      width: 900,
      height: 600,
      widths: [375, 576, 768, 900],
      avifWidths: [375],
      alt: '',
    });
    expect(await readShown()).toMatchObject({ _id: picture._id, widths: [375, 576, 768, 900] });
    for (const name of ['375.webp', '375.avif', '768.webp', '900.webp']) {
      const bytes = Buffer.from(await (await app.fetch(`/media/${picture._id}/${name}`)).arrayBuffer());
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.exif, meta.xmp, meta.iptc]).toEqual([
        Number.parseInt(name, 10),
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('replaces the one before, and gives way to contents again; twice changes nothing more', async () => {
    const { address, readShown } = await make(kind);
    const before = await readShown();
    const [first, second] = [await upload(address, '#aa2222'), await upload(address, '#22aa22')];
    expect([await statusOf(first), await statusOf(first, '375.avif'), await statusOf(second)]).toEqual([404, 404, 200]);
    expect((await readShown())?._id).toBe(second._id);
    for (let time = 0; time < 2; time += 1) expect((await admin.fetch(address, { method: 'DELETE' })).status).toBe(200);
    expect(await statusOf(second)).toBe(404);
    expect(await readShown()).toEqual(before);
  });

  it('is one of two that are sent at once', async () => {
    const { address, readShown } = await make(kind);
    const both = await Promise.all([upload(address, '#aa2222'), upload(address, '#22aa22')]);
    const shown = await readShown();
    const [kept, lost] = both[0]._id === shown?._id ? both : both.toReversed();
    expect(kept?._id).toBe(shown?._id);
    expect([await statusOf(kept as Cover), await statusOf(lost as Cover)]).toEqual([200, 404]);
  });

  it('is refused beside its field where it is no picture that we take; the one before stays', async () => {
    const { address, readShown } = await make(kind);
    const before = await upload(address);
    const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const [form, words] of [
      [toForm('hello, I am a picture'), 'We can’t read this picture'],
      [toForm('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'We can’t read this picture'],
      [toForm((await makePicture()).subarray(0, 900)), 'We can’t read this picture'],
      [toForm(small), 'too small'],
      [toForm(''), ''],
      [toForm(await makePicture(), 'file'), ''],
    ] as const) {
      const response = await put(address, form);
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
      expect(errors).toMatchObject([{ path: 'image', message: expect.stringContaining(words) }]);
    }
    expect((await put(address, toForm(Buffer.alloc(10 * 1024 * 1024 + 100_000)))).status).toBe(413);
    const inBangla = await admin.fetch(address, {
      method: 'PUT',
      body: toForm('read this picture'),
      headers: { 'accept-language': 'bn' },
    });
    expect(((await inBangla.json()) as { errors: { message: string }[] }).errors[0]?.message).toContain('ছবিটি');
    expect((await readShown())?._id).toBe(before._id);
    expect(await statusOf(before)).toBe(200);
  });

  it('is nobody’s but the admins’ to set', async () => {
    const { address } = await make(kind);
    const user = await signInUser(app);
    for (const who of [app, user]) expect((await put(address, await makePictureForm(), who)).status).toBe(401);
    expect((await app.fetch(address, { method: 'DELETE' })).status).toBe(401);
    for (const id of [createId(), 'nothing'])
      for (const method of ['PUT', 'DELETE'])
        expect(
          (
            await admin.fetch(`/api/v1${addresses[kind]}/${id}`, {
              method,
              ...(method === 'PUT' ? { body: await makePictureForm() } : {}),
            })
          ).status,
        ).toBe(404);
  });

  it('is known to the sweep for as long as it stands for something, and swept up after that', async () => {
    const { id, address } = await make(kind);
    const picture = await upload(address);
    const key = previewKey(picture._id, '375.webp');
    const sweepInThreeDays = () =>
      sweepStorage({ ...app.systemContext(), now: new Date(Date.now() + 3 * 86_400_000) }, categoriesStoredObjects);
    await sweepInThreeDays();
    expect(await app.platform.storage.stat(key)).toBeDefined();
    await app.pool.query(`delete from cover_picture where ${kind}_id = $1`, [id]);
    await sweepInThreeDays();
    expect(await app.platform.storage.stat(key)).toBeUndefined();
  });
});

describe('a cover picture', () => {
  it('goes with what it stands for', async () => {
    const { id, address } = await make('collection');
    const { _id } = await upload(address);
    expect((await admin.call('DELETE', `/collection/delete/${id}`)).status).toBe(200);
    expect((await app.pool.query('select from cover_picture where id = $1', [_id])).rows).toEqual([]);
  });

  it('stands for one thing, past the product, too', async () => {
    const [one, other] = [await make('category'), await make('collection')];
    const add = (values: string) =>
      app.pool.query(
        `insert into cover_picture (id, category_id, collection_id, width, height, widths, avif_widths, colors)
         values (uuidv7(), ${values}, 900, 600, '{375,900}', '{375}', '{}')`,
      );
    await expect(add(`'${one.id}', '${other.id}'`)).rejects.toMatchObject({ constraint: 'cover_picture_place' });
    await expect(add('null, null')).rejects.toMatchObject({ constraint: 'cover_picture_place' });
    await add(`'${one.id}', null`);
    await expect(add(`'${one.id}', null`)).rejects.toMatchObject({ constraint: 'cover_picture_category_id_key' });
  });
});

describe('the chosen cover of a subcategory', () => {
  const choose = (id: string | undefined, coverId: string | null) =>
    admin.call('PUT', `/content-category/subcategory/update/${id}`, { coverId });

  it('is one of its published contents, and is shown while that is public', async () => {
    const { id, work, readShown } = await make('subcategory');
    expect(await readShown()).toBeNull();
    expect((await choose(id, work.contentId)).status).toBe(200);
    const { rows } = await app.pool.query<{ card: string }>('select card from listing where content_id = $1', [
      work.contentId,
    ]);
    const { preview } = JSON.parse(rows[0]?.card ?? '{}') as { preview: Cover };
    expect((await readShown())?._id).toBe(preview._id);
    await app.pool.query('delete from listing where content_id = $1', [work.contentId]);
    expect(await readShown()).toBeNull();
    expect((await choose(id, null)).status).toBe(200);
  });

  it('is refused beside its field where it is not in it', async () => {
    const { id, category } = await make('subcategory');
    const elsewhere = (await make('subcategory')).work.contentId;
    const aside = await makeContent(app, { category, contributor, title: 'Aside' });
    await app.pool.query('delete from content_subcategory where content_id = $1', [aside.contentId]);
    for (const coverId of [elsewhere, aside.contentId, createId(), 'nothing']) {
      const { status, body } = await choose(id, coverId);
      expect([status, body['errors']]).toMatchObject([400, [{ path: 'coverId' }]]);
    }
  });
});
