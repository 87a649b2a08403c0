import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { ZipFile } from 'yazl';
import { cleanText } from '../../src/platform/clean-text.ts';
import { renderLetter } from '../../src/platform/mail/render.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { collectDialogs, expectNoScript, expectNoScriptHere } from '../support/no-scripts.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { scriptPayloads } from '../support/script-payloads.ts';
import { approveWork, deleteWorksOf, findSubmission, submitWork } from '../support/send-works.ts';
import { signInByGoogle } from '../support/sign-in.ts';
import { send, withHttpClient } from '../support/site-client.ts';

const contributors: string[] = [];
test.afterAll(() => deleteWorksOf(contributors));

/** Divides all payloads into texts of this maximum length, one payload per line; longer payloads are left out. */
function fillPieces(length: number): string[] {
  const pieces: string[] = [];
  for (const payload of scriptPayloads.filter((each) => each.length <= length)) {
    const last = pieces.at(-1);
    if (last === undefined || last.length + payload.length + 1 > length) pieces.push(payload);
    else pieces[pieces.length - 1] = `${last}\n${payload}`;
  }
  return pieces;
}

const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${color}"/></svg>`,
  );

/** Creates an archive whose file names are the payloads, as far as the format allows. */
async function archive(): Promise<Buffer> {
  const zip = new ZipFile();
  for (const payload of scriptPayloads) {
    const name = payload.replaceAll('\\', '').replaceAll('/', '∕').replaceAll('..', '.');
    zip.addBuffer(Buffer.from('x'), `${name}.txt`);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Submits two free works with payloads in all their texts.
 * @returns their identifiers
 */
async function submitWorks(page: Page): Promise<string[]> {
  const descriptions = fillPieces(10_000);
  const titles = fillPieces(180).map((piece) => piece.replaceAll('\n', ' '));
  const keywords = scriptPayloads.filter((payload) => payload.length <= 60 && !payload.includes(','));
  const names = fillPieces(100).map((piece) => piece.replaceAll('\n', ' '));
  const ids: string[] = [];
  for (const [at, description] of descriptions.entries()) {
    const pictures = names.slice(at * 5, at * 5 + 5).map((name, n) => ({
      name: `${name}.svg`,
      mediaType: 'image/svg+xml',
      bytes: svg(`#${at}${n}4080`),
    }));
    const files =
      at > 0 ? pictures : [...pictures, { name: 'all.zip', mediaType: 'application/zip', bytes: await archive() }];
    const more = {
      description,
      translatedTitle: titles[at + 20] ?? null,
      keywords: ['river', 'boat', 'sun', ...keywords.slice(at * 40, at * 40 + 40)],
    };
    ids.push(await submitWork(page.request, files, titles[at] ?? '', more));
  }
  return ids;
}

test(`${scriptPayloads.length} ways to get a script into a work, its keywords and its file names: none runs, before or after review`, async ({
  page,
  browser,
}) => {
  test.slow();
  const dialogs = collectDialogs(page);
  const { userId, username } = await signInAsContributor(page);
  contributors.push(userId);
  const bio = scriptPayloads.slice(0, 12).join(' ');
  await send(page.request, 'PUT', '/api/v1/contributor/update/profile', {
    name: scriptPayloads[0],
    bio: bio.slice(0, 500),
  });
  const ids = await submitWorks(page);
  expect(ids.length).toBeGreaterThan(1);
  await expectNoScript(page, '/contributor/assets/pending');

  await inOtherBrowser(browser, async (admin) => {
    const own = collectDialogs(admin);
    await signInAsAdmin(admin, 'owner');
    await expectNoScript(admin, '/admin/contributors/requests?sort=-submitted');
    for (const id of ids) {
      const submission = await findSubmission(admin.request, username, id);
      await expectNoScript(admin, `/admin/contributors/requests/${submission}`);
      await approveWork(admin.request, username, id);
    }
    await expectNoScript(admin, '/admin/content/assets');
    await expectNoScript(admin, '/admin/contributors/list');
    await expectNoScript(admin, '/admin/audit');
    expect(own).toEqual([]);
  });

  for (const id of ids) {
    // One page is Bangla, which shows the same texts in another order.
    await expectNoScript(page, `${id === ids[0] ? '/bn' : ''}/content/${id}`);
    await expect(page.locator('main')).toContainText('window.ran');
  }
  for (const address of [
    '/contributor/assets/published',
    `/contributors/${username}`,
    '/content?sort=newest',
    `/content?q=${encodeURIComponent('<script>window.ran=1</script>')}`,
    '/profile/notices',
    '/sitemap.xml',
  ])
    await expectNoScript(page, address);
  expect(dialogs).toEqual([]);
});

test(`${scriptPayloads.length} ways to get a script into a name: none runs where admins and the person see it`, async ({
  page,
}) => {
  test.slow();
  const dialogs = collectDialogs(page);
  const mark = randomUUID().slice(0, 8);
  const short = scriptPayloads.map((payload) => payload.slice(0, 60));
  await withHttpClient(async (client) => {
    for (const [at, name] of short.entries())
      await signInByGoogle(client, { name, email: `payload-${at}-${mark}@example.com` });
  });
  await signInByGoogle(page.request, { name: short[1] ?? '', email: `payload-own-${mark}@example.com` });
  for (const address of ['/terms-and-conditions', '/profile/edit', '/bn/profile/personal'])
    await expectNoScript(page, address);

  await signInAsAdmin(page, 'owner');
  await openPage(page, `/admin/users?q=${mark}`);
  const seen = new Set<string>();
  for (;;) {
    const rows = page.locator('tbody tr');
    // Rows without text stand in while the next page loads.
    await expect(rows.first()).toContainText('payload-');
    for (const text of await rows.allInnerTexts()) seen.add(/payload-\w+-/.exec(text)?.[0] ?? '');
    await expectNoScriptHere(page, page.url());
    const next = page.getByRole('link', { name: 'Next page' });
    if ((await next.count()) === 0) break;
    const before = (await rows.first().textContent()) ?? '';
    await next.click();
    // The URL changes before the rows do.
    await expect(rows.first()).not.toHaveText(before);
  }
  expect(seen.size).toBeGreaterThanOrEqual(scriptPayloads.length);
  expect(dialogs).toEqual([]);
});

test(`${scriptPayloads.length} ways to get a script into a letter: none runs, and cleaning a text twice changes nothing`, async ({
  page,
}) => {
  const dialogs = collectDialogs(page);
  const operator = {
    name: scriptPayloads[3] ?? '',
    address: scriptPayloads[4] ?? '',
    email: null,
    phone: null,
    tradeLicence: null,
  };
  const frame = { locale: 'en', siteName: 'Arbor', origin: 'https://example.org', operator } as const;
  const { html, text } = renderLetter(
    {
      subject: '</title><script>window.ran=1</script>',
      paragraphs: scriptPayloads,
      link: { label: scriptPayloads[0] ?? '', url: 'https://example.org/"><script>window.ran=1</script>' },
    },
    frame,
  );
  await page.setContent(html);
  await expectNoScriptHere(page, 'the letter');
  for (const payload of scriptPayloads) expect(text).toContain(payload);
  for (const payload of scriptPayloads) expect(cleanText(cleanText(payload))).toBe(cleanText(payload));
  expect(dialogs).toEqual([]);
});

test(`${scriptPayloads.length} ways to get a script into a request, a brief, a list or a search: none runs`, async ({
  page,
  browser,
}) => {
  test.slow();
  const dialogs = collectDialogs(page);
  await signInAsContributor(page);
  const titles = fillPieces(115);
  const requests: string[] = [];
  for (const [at, description] of fillPieces(3900).entries()) {
    const body = {
      title: (titles[at] ?? '').replaceAll('\n', ' '),
      description,
      budget: null,
      deadline: null,
      categoryId: null,
      pictures: [],
      contact: `payload-${at}@example.com`,
    };
    const { _id } = await send(page.request, 'POST', '/api/v1/content-request/create', body, {
      'idempotency-key': randomUUID(),
    });
    requests.push(String(_id));
  }
  await expectNoScript(page, '/profile/requests');
  await inOtherBrowser(browser, async (admin) => {
    const own = collectDialogs(admin);
    await signInAsAdmin(admin, 'owner');
    for (const query of scriptPayloads.slice(0, 20))
      await admin.request.get(`/content?q=${encodeURIComponent(query.slice(0, 60))}`);
    for (const address of ['/admin/content/requests', '/bn/admin/content/requests', '/admin/search-keys'])
      await expectNoScript(admin, address);
    for (const [at, id] of requests.entries()) {
      await expectNoScript(admin, `/admin/content/requests/${id}`);
      const title = (titles[at + 8] ?? titles[at] ?? '').replaceAll('\n', ' ');
      const description = fillPieces(3900)[at] ?? '';
      const brief = { title, description, budget: null, deadline: null, categoryId: null, pictures: [] };
      await send(admin.request, 'PUT', `/api/v1/content-request/brief/${id}`, brief);
    }
    expect(own).toEqual([]);
  });
  await expectNoScript(page, '/contributor/briefs');
  for (const id of requests) await expectNoScript(page, `/contributor/briefs/${id}`);
  await expectNoScript(page, '/profile/requests');

  const names = fillPieces(78).map((piece) => piece.replaceAll('\n', ' '));
  let shared = '';
  for (const [at, note] of fillPieces(480).entries()) {
    const list = await send(page.request, 'POST', '/api/v1/favorites/lists/create', { name: names[at], note });
    shared = String(list['_id']);
  }
  await expectNoScript(page, '/profile/favorites');
  await expectNoScript(page, `/profile/favorites/${shared}`);
  const sharing = await send(page.request, 'PUT', `/api/v1/favorites/lists/share/${shared}`, {
    isShared: true,
    showsOwner: true,
  });
  await expectNoScript(page, `/lists/${String(sharing['token'])}`);
  expect(dialogs).toEqual([]);
});
