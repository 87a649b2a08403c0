import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signInAsContributor } from '../support/contributors.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { readCode } from '../support/sign-in.ts';
import { siteOrigin } from '../support/site-client.ts';

const languages = [
  {
    ...{ prefix: '', open: 'New token', create: 'Create token', copied: 'I copied it', revoke: 'Revoke' },
    none: 'You have no API tokens.',
    view: { width: 1366, scheme: 'light' },
  },
  {
    ...{ prefix: '/bn', open: 'নতুন টোকেন', create: 'টোকেন তৈরি করুন', copied: 'কপি করেছি', revoke: 'বাতিল করুন' },
    none: 'আপনার কোনো এপিআই টোকেন নেই।',
    view: { width: 375, scheme: 'dark' },
  },
] as const;

const program = join(import.meta.dirname, '../../packages/client/bin/arbor.ts');

/** Runs the command line as a user does. */
async function arbor(token: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, ARBOR_CLI_ORIGIN: siteOrigin(), ARBOR_CLI_TOKEN: token };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], { env }).catch(
    (failed: unknown) => failed as { stdout: string; stderr: string },
  );
  return `${stdout}${stderr}`;
}

async function drawFolder(works: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'arbor-token-works-'));
  for (let at = 0; at < works; at += 1) {
    const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: at };
    const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
    writeFileSync(join(folder, `work-${at}.png`), await picture.png().toBuffer());
  }
  return folder;
}

for (const { prefix, open, create, copied, revoke, none, view } of languages)
  test(`a token is made, uploads works by the command line, and is revoked ${prefix}`, async ({ page }) => {
    const errors = collectErrors(page);
    const { phone } = await signInAsContributor(page);
    await setView(page, view);
    await openPage(page, `${prefix}/profile/tokens`);
    await expect(page.getByText(none)).toBeVisible();
    await page.getByRole('button', { name: open }).click();
    await page.locator('#token-name').fill('Studio');
    for (const scope of ['catalogue:read', 'works:read', 'works:upload'])
      await page.getByRole('checkbox', { name: scope }).check();
    expect(await findProblems(page)).toEqual([]);
    await page.getByRole('button', { name: create }).click();
    // The first button closes the dialog; the person has one method, the phone.
    await page.getByRole('dialog').getByRole('button').nth(1).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(await readCode(page.request, phone));
    const secret = page.locator('dialog[open] textarea');
    await expect(secret).toHaveValue(/^arbor_/);
    const token = await secret.inputValue();
    expect(await findProblems(page)).toEqual([]);
    const dialog = page.locator('dialog[open]');
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // Only its button closes it: the token is never shown again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(secret).toHaveValue(token);
    await page.getByRole('button', { name: copied }).click();
    await expect(page.getByText(`arbor_…${token.slice(-4)}`)).toBeVisible();

    const folder = await drawFolder(5);
    expect(await arbor(token, 'upload', folder)).toContain('5 of 5 files are works');
    rmSync(folder, { recursive: true });
    expect(await arbor(token, 'status')).toMatch(/^draft +5$/m);

    await page.getByRole('button', { name: `${revoke}: Studio` }).click();
    await page.getByRole('dialog').getByRole('button', { name: revoke }).click();
    await expect(page.getByText(none)).toBeVisible();
    expect(await arbor(token, 'status')).toContain('revoked');
    expect(errors).toEqual([]);
  });
