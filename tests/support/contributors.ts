import type { APIRequestContext, Page } from '@playwright/test';
import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { signInAsAdmin } from './admins.ts';
import { type PhoneUser, signInByPhone } from './sign-in.ts';
import { send } from './site-client.ts';

/** Signs in somebody new who has accepted the contributor terms and waits for an answer. */
export async function signInAsApplicant(client: APIRequestContext): Promise<PhoneUser> {
  const user = await signInByPhone(client);
  await send(client, 'POST', '/api/v1/contributor/apply', {
    acceptTerms: true,
    termsVersion: contributorTermsVersion,
  });
  return user;
}

/** Signs in somebody new whom an admin has approved as a contributor. */
export async function signInAsContributor(page: Page): Promise<PhoneUser> {
  const user = await signInAsApplicant(page.request);
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: process.env['ARBOR_TEST_ORIGIN'] ?? '' });
  if (context === undefined) throw new Error('The browser is gone.');
  try {
    const admin = await context.newPage();
    await signInAsAdmin(admin, 'moderator');
    await send(admin.request, 'PATCH', `/api/v1/contributor/decide/${user.userId}/approve`, {});
  } finally {
    await context.close();
  }
  return user;
}
