import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { newLicenceVersion } from '../../../../tests/support/licence-texts.ts';
import { browser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { findSoldLicence } from './service/licences.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const visitor = browser(app);
const own = ['arbor-standard-1', 'arbor-extended-1', 'arbor-editorial-1', 'arbor-free-1'];
const single = (code: string, query = '') => visitor.call('GET', `/licence/single/${code}${query}`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const addVersion = '/licence/add-version/';

describe('the licences', () => {
  it('are those that contributors choose from, with what each allows', async () => {
    const { items } = (await visitor.call('GET', '/licence/all')).body as { items: Record<string, unknown>[] };
    expect(items.map(({ code }) => code)).toEqual([...own, 'cc0-1.0']);
    expect(items[0]).toMatchObject({
      tier: 'standard',
      version: 1,
      url: '/licences/arbor-standard-1',
      allows: {
        maxCopies: 500_000,
        goodsForSale: false,
        clientWork: true,
        resale: false,
        editorialOnly: false,
        attribution: false,
      },
    });
    expect(items[1]).toMatchObject({ tier: 'extended', allows: { maxCopies: null, goodsForSale: true } });
    expect(items[2]).toMatchObject({ tier: 'editorial', allows: { editorialOnly: true, attribution: true } });
    expect(items[4]).toMatchObject({ tier: 'open', allows: { maxCopies: null, resale: true, attribution: false } });
  });

  it.each(own)('%s has its whole text in both languages, and its hash', async (code) => {
    const { status, body } = await single(code);
    expect(status).toBe(200);
    const { text, sha256: hashes } = body['shown'] as { text: { en: string; bn: string }; sha256: object };
    expect(text.en.match(/^## \d\./gm)?.length).toBeGreaterThanOrEqual(5);
    expect(text.bn.match(/^## [১-৯]\./gm)?.length).toBe(text.en.match(/^## \d\./gm)?.length);
    expect(hashes).toEqual({ en: sha256(text.en), bn: sha256(text.bn) });
    expect(body['versions']).toMatchObject([{ version: 1 }]);
  });

  it('are not found by another code or version', async () => {
    expect((await single('nothing')).status).toBe(404);
    expect((await single(own[0] ?? '', '?version=99')).status).toBe(404);
    expect((await single(own[0] ?? '', '?version=0')).status).toBe(400);
  });
});

describe('a new version', () => {
  it('is for later orders only', async () => {
    const contributor = await makeContributor(app, 'versioned');
    const category = await makeCategory(app, 'versions');
    const work = await makeContent(app, { category, contributor, title: 'Boat', prices: [0, 0, 0] });
    await app.pool.query("update variant set licence_code = 'arbor-free-1' where content_id = $1", [work.contentId]);
    const person = await signInUser(app);
    const order = async (index: number) => {
      const answer = await person.fetch('/api/v1/order/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `order-number-${index}` },
        body: JSON.stringify({ lines: [{ contentId: work.contentId, variantId: work.variantIds[index], price: 0 }] }),
      });
      const { lines } = (await answer.json()) as { lines: { licence: object }[] };
      return lines[0]?.licence;
    };
    expect(await order(0)).toEqual({ code: 'arbor-free-1', version: 1 });
    const admin = await signInAdmin(app);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect((await admin.call('POST', `${addVersion}arbor-free-1`, newLicenceVersion('two'))).body).toMatchObject({
      version: 2,
    });
    expect(
      (await admin.call('POST', `${addVersion}arbor-free-1`, { ...newLicenceVersion('three'), effectiveAt: later }))
        .body,
    ).toEqual({ version: 3, effectiveAt: later });
    expect(await order(1)).toEqual({ code: 'arbor-free-1', version: 2 });
    const { body } = await single('arbor-free-1');
    expect(body).toMatchObject({
      licence: { version: 2, allows: { maxCopies: 1000 } },
      shown: { version: 2 },
      versions: [{ version: 3 }, { version: 2 }, { version: 1 }],
    });
    expect((await single('arbor-free-1', '?version=1')).body).toMatchObject({
      shown: { version: 1, allows: { maxCopies: null } },
    });
    expect(await findSoldLicence(app.db, 'arbor-free-1', 1)).toMatchObject({ version: 1, allows: { maxCopies: null } });
    expect(await findSoldLicence(app.db, 'arbor-free-1', 99)).toBeUndefined();
  });

  it('is the owner’s to add, to the site’s own licences, with texts in both languages', async () => {
    const path = `${addVersion}arbor-extended-1`;
    const [owner, moderator] = [await signInAdmin(app), await signInAdmin(app, 'moderator')];
    expect((await visitor.call('POST', path, newLicenceVersion())).status).toBe(401);
    expect((await moderator.call('POST', path, newLicenceVersion())).status).toBe(403);
    expect((await owner.call('POST', `${addVersion}nothing`, newLicenceVersion())).status).toBe(404);
    expect((await owner.call('POST', `${addVersion}cc0-1.0`, newLicenceVersion())).status).toBe(409);
    const { allows } = newLicenceVersion();
    for (const wrong of [
      { textEn: '' },
      { textBn: 'short' },
      { effectiveAt: '2020-01-01T00:00:00Z' },
      { effectiveAt: 'soon' },
      { allows: { ...allows, maxCopies: 0 } },
      { allows: { ...allows, editorialOnly: true, goodsForSale: true } },
    ])
      expect((await owner.call('POST', path, { ...newLicenceVersion(), ...wrong })).status).toBe(400);
    expect((await single('arbor-extended-1')).body).toMatchObject({ versions: [{ version: 1 }] });
  });

  it('follows the last one, also where two are added at once', async () => {
    const owner = await signInAdmin(app);
    const answers = await Promise.all(
      [1, 2, 3].map((each) => owner.call('POST', `${addVersion}arbor-editorial-1`, newLicenceVersion(`v${each}`))),
    );
    const added = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body['version']));
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect(added.toSorted((one, two) => one - two)).toEqual(added.map((_, index) => index + 2));
  });

  it('can never be changed or deleted, whoever asks', async () => {
    for (const statement of [
      "update licence_version set text_en = text_en || '.' where code = 'arbor-standard-1'",
      "update licence_version set effective_at = now() where code = 'arbor-standard-1'",
      "delete from licence_version where code = 'arbor-standard-1'",
      `insert into licence_version select code, 9, text_en, text_bn, '', '', max_copies, allows_goods, allows_client_work, allows_resale,
        editorial_only, attribution_required, now() from licence_version where code = 'arbor-standard-1'`,
    ])
      await expect(app.pool.query(statement)).rejects.toThrow();
  });
});
