import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { addReviewRequest } from '../support/review-requests.ts';
import { send } from '../support/site-client.ts';

let pool: pg.Pool;
test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});
const contributors: string[] = [];
test.afterAll(async () => {
  await pool.query('delete from content where contributor_id = any($1)', [contributors]);
  await pool.end();
});

const words = {
  en: {
    title: 'Unsubscribe from these e-mails?',
    about: 'Review decisions',
    act: 'Unsubscribe',
    done: 'Done. You won’t get these e-mails any more.',
    bad: 'This link doesn’t work',
  },
  bn: {
    title: 'এই ই-মেইলগুলো বন্ধ করবেন?',
    about: 'রিভিউয়ের সিদ্ধান্ত',
    act: 'বন্ধ করুন',
    done: 'হয়ে গেছে। এমন ই-মেইল আর পাবেন না।',
    bad: 'লিংকটি কাজ করছে না',
  },
} as const;

for (const language of ['en', 'bn'] as const)
  test(`a letter’s link ends such letters in any browser, once it is asked for, and settings bring them back (${language})`, async ({
    page,
    browser,
  }) => {
    const { title, about, act, done, bad } = words[language];
    const { userId } = await signInAsContributor(page);
    contributors.push(userId);
    const email = `mina-${randomUUID()}@example.com`;
    await pool.query('update account set email = $2, email_verified = true, language = $3 where id = $1', [
      userId,
      email,
      language,
    ]);
    const readChoices = async (): Promise<string[]> =>
      (await pool.query<{ emails: string[] }>('select emails from account where id = $1', [userId])).rows[0]?.emails ??
      [];
    const readLetters = async (): Promise<string[]> =>
      (
        await pool.query<{ text_body: string }>('select text_body from mail where recipient = $1 order by id', [email])
      ).rows.map(({ text_body }) => text_body);
    /** Simulates that an admin requests changes to a work. */
    const decide = async (): Promise<void> => {
      const { submissionId } = await addReviewRequest(pool, { title: `Boat ${randomUUID()}`, contributorId: userId });
      await inOtherBrowser(browser, async (admin) => {
        await signInAsAdmin(admin, 'moderator');
        await send(admin.request, 'PATCH', `/api/v1/content/review/${submissionId}/changes`, {
          reasons: ['COMPOSITION'],
          message: 'Please send it larger.',
        });
      });
    };
    await decide();
    const [letter = ''] = await readLetters();
    const [link = ''] = /http\S+\/unsubscribe\/\S+/.exec(letter) ?? [];
    expect(new URL(link).pathname).toMatch(language === 'bn' ? /^\/bn\/unsubscribe\// : /^\/unsubscribe\//);

    await inOtherBrowser(browser, async (stranger) => {
      await openPage(stranger, link);
      await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(stranger.getByText(about)).toBeVisible();
      expect(await findViewProblems(stranger)).toEqual([]);
      // Opening the page changes nothing.
      expect(await readChoices()).toContain('review');
      await stranger.getByRole('button', { name: act }).click();
      await expect(stranger.getByRole('heading', { level: 1, name: done })).toBeVisible();
      expect(await readChoices()).not.toContain('review');
      if (language === 'bn') return;
      // Unsubscribing again has no effect and shows the same message.
      await openPage(stranger, link);
      await stranger.getByRole('button', { name: act }).click();
      await expect(stranger.getByRole('heading', { level: 1, name: done })).toBeVisible();
      await openPage(stranger, link.slice(0, -4));
      await stranger.getByRole('button', { name: act }).click();
      await expect(stranger.getByRole('heading', { level: 1, name: bad })).toBeVisible();
    });

    await decide();
    expect(await readLetters()).toHaveLength(1);
    // What follows is the same in every language.
    if (language === 'bn') return;
    await openPage(page, '/profile/settings');
    const choice = page.getByRole('checkbox', { name: 'Review decisions' });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect.poll(readChoices).toContain('review');
    await decide();
    expect(await readLetters()).toHaveLength(2);
  });
