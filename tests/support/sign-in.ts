import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface SignedInPerson {
  readonly phone: string;
  readonly userId: string;
  readonly username: string;
}

/** A number that nobody has signed in with: each test has a person of its own. */
export const freshPhone = (): string => `+8801${randomInt(3, 10)}${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;

/** The code that is good for a number now, as the development inbox has it; waits until one has been sent. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const inbox = await (await page.request.get('/development/inbox')).text();
    const line = new RegExp(`data-phone="\\${phone}" data-code="(\\d{6})" data-state="good"`).exec(inbox);
    code = line?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/**
 * Signs the page's browser in with the development provider's own calls, without the dialog and the SDK: for journeys
 * that begin after signing in. The page is left at the site's start when it was nowhere; it still shows what it showed.
 */
export async function signInByPhone(page: Page, phone: string = freshPhone()): Promise<SignedInPerson> {
  if (page.url() === 'about:blank') await page.goto('/terms-and-conditions');
  const user = await page.evaluate(async (phoneNumber) => {
    const post = async (address: string, body: object): Promise<Record<string, unknown>> => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const told = (await answer.json()) as Record<string, unknown>;
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(told)}`);
      return told;
    };
    const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
    const { sessionInfo } = await post(`${toolkit}:sendVerificationCode`, { phoneNumber });
    const inbox = await (await fetch('/development/inbox')).text();
    const lines = new DOMParser().parseFromString(inbox, 'text/html').querySelectorAll<HTMLElement>('[data-code]');
    const line = [...lines].find(({ dataset }) => dataset['phone'] === phoneNumber && dataset['state'] === 'good');
    if (line === undefined) throw new Error(`no code for ${phoneNumber} in the inbox`);
    const { idToken } = await post(`${toolkit}:signInWithPhoneNumber`, { sessionInfo, code: line.dataset['code'] });
    return (await post('/api/v1/user/sign-in/phone', { idToken }))['user'] as { userId: string; username: string };
  }, phone);
  return { phone, userId: user.userId, username: user.username };
}
