import type { APIRequestContext, Page } from '@playwright/test';
import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { openAdminSession } from './admin-session.ts';
import { type PhoneUser, signInByPhone } from './sign-in.ts';
import { send, withHttpClient } from './site-client.ts';
import { siteDatabase } from './site-database.ts';

/** Signs in a new person who has accepted the contributor terms and waits for approval. */
export async function signInAsApplicant(client: APIRequestContext): Promise<PhoneUser> {
  const user = await signInByPhone(client);
  await send(client, 'POST', '/api/v1/contributor/apply', {
    acceptTerms: true,
    termsVersion: contributorTermsVersion,
  });
  return user;
}

/** Signs in a new person whom an admin has approved as a contributor. */
export async function signInAsContributor({ request }: Pick<Page, 'request'>): Promise<PhoneUser> {
  const user = await signInAsApplicant(request);
  const { token } = await openAdminSession(siteDatabase().db, 'moderator');
  await withHttpClient((admin) =>
    send(admin, 'PATCH', `/api/v1/contributor/decide/${user.userId}/approve`, {}, { cookie: `asid=${token}` }),
  );
  return user;
}
