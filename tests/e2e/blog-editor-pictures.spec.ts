import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { beginPost, editorText, field, saved, tool } from '../support/blog-editor.ts';
import { deletePost } from '../support/blog-journeys.ts';
import { collectErrors, findOverflow, setView } from '../support/page-checks.ts';
import { makePicture } from '../support/picture-form.ts';

test('pictures of a post are used again, and deleted once nothing shows them', async ({ page }) => {
  // The browser logs refused calls, which aren't errors of the page.
  const errors = collectErrors(page);
  const written = await beginPost(page, `Pictures ${randomUUID().slice(0, 8)}`);
  const dialog = page.getByRole('dialog');
  const shown = editorText(page).getByRole('img', { name: 'A paper boat' });
  const remove = (name: string) => dialog.getByRole('button', { name: `Delete the picture: ${name}` });
  try {
    for (const [name, colour] of [
      ['A paper boat', '#1f6f8b'],
      ['A brown sheet', '#8a5a2b'],
    ] as const) {
      await tool(page, 'Picture').click();
      await dialog
        .getByLabel('File')
        .setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await makePicture(colour) });
      await dialog.getByLabel('Description').fill(name);
      await dialog.getByRole('button', { name: 'Upload' }).click();
      await expect(editorText(page).getByRole('img', { name })).toBeVisible();
    }

    // A picture of the post becomes the cover without another upload.
    await page.getByRole('button', { name: 'Add a cover' }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('radio', { name: 'A paper boat' }).check();
    await expect(dialog.getByLabel('Description')).toHaveValue('A paper boat');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Description')).toHaveValue('A paper boat');
    await expect(saved(page)).toBeVisible();

    // This picture is also inserted into the text of the other language, with its description in that language.
    await page.getByRole('tab', { name: 'Bangla' }).click();
    await tool(page, 'Picture').click();
    await dialog.getByRole('radio', { name: 'A paper boat' }).check();
    await dialog.getByLabel('Description').fill('কাগজের নৌকা');
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(editorText(page).getByRole('img', { name: 'কাগজের নৌকা' })).toBeVisible();

    // A picture can't be deleted while a text shows it, even if that text isn't saved yet.
    await tool(page, 'Picture').click();
    await remove('A brown sheet').click();
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeVisible();
    await remove('A brown sheet').click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'in its text or as its cover' })).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    expect(await findViolations(page)).toEqual([]);
    await setView(page, { width: 375, scheme: 'light' });
    expect(await findOverflow(page)).toEqual([]);
    await setView(page, { width: 1366, scheme: 'light' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('tab', { name: 'English' }).click();
    await editorText(page).getByRole('img', { name: 'A brown sheet' }).click();
    await page.keyboard.press('Delete');
    await expect(editorText(page).getByRole('img', { name: 'A brown sheet' })).toBeHidden();
    // Deletion works right after the removal, because the editor saves first.
    await page.getByRole('button', { name: 'Replace' }).click();
    await remove('A brown sheet').click();
    await remove('A brown sheet').click();
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(shown).toBeVisible();
    const stored = await (await page.request.get(`/api/v1/blog/admin/single/${written.id}`)).json();
    expect(stored).toMatchObject({ images: [{}], coverId: expect.any(String) });
    expect((stored as { images: unknown[] }).images).toHaveLength(1);
    expect(errors.filter((each) => !each.includes('409'))).toEqual([]);
  } finally {
    await deletePost(page, written);
  }
});
