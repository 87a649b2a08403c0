import { expect, test } from '@playwright/test';
import { signInAsApplicant } from '../support/contributors.ts';

test('visitors are sent to the sign-in, others to the application, and applicants prepare drafts', async ({
  request,
}) => {
  const readTarget = async (path: string): Promise<string | undefined> =>
    (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  const upload = '/contributor/assets/upload';
  expect(await readTarget(upload)).toBe('/contributor/login?callback=%2Fcontributor%2Fassets%2Fupload');
  await signInAsApplicant(request);
  expect(await readTarget('/contributor/login')).toBe('/contributor/dashboard');
  expect(await (await request.get(upload)).text()).toContain('once your application is approved');
});
