import { randomInt } from 'node:crypto';
import { escapeHtml } from '../../http/pages/escape-html.ts';
import { createPageResponse } from './page.ts';
import type { Person } from './people.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;

export type ChooserProvider = keyof typeof names;

export const hasChooser = (provider: string): provider is ChooserProvider => Object.hasOwn(names, provider);

/** Id of a new account, as long as Google's; the chooser creates it before the provider knows the account. */
const newAccount = (): string => `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`;

function renderButton(person: Person): string {
  const account = {
    sub: person.account,
    email: person.email,
    email_verified: person.email_verified,
    name: person.name,
  };
  const title = person.name ?? person.email ?? person.account;
  return `<li><button type="button" class="card" data-account="${escapeHtml(JSON.stringify(account))}"><span class="face" aria-hidden="true">${escapeHtml(Array.from(title)[0]?.toUpperCase() ?? '')}</span><span class="grow">${escapeHtml(title)}<span class="small">${escapeHtml(person.email ?? '')}</span></span></button></li>`;
}

/** Sends the choice to the page that opened this window, if it belongs to the site, and closes the window. */
const script = `
const choose = (account) => {
  window.opener?.postMessage({ type: 'arbor-development-account', account }, location.origin);
  // The opener closes the window when the message has arrived, because a message from a closed window has no source.
  setTimeout(() => window.close(), 2000);
};
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-cancel]')) window.close();
  const button = event.target.closest('[data-account]');
  if (button) choose(JSON.parse(button.dataset.account));
});
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') window.close(); });
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const value = (name) => form.elements[name].value.trim();
  choose({ sub: form.dataset.sub, email: value('email'), email_verified: form.dataset.verified === 'yes', name: value('name') });
});
(document.querySelector('[data-account]') ?? document.querySelector('input')).focus();`;

/** Renders the replacement of Google's and Facebook's account windows. */
export function renderChooserPage(provider: ChooserProvider, people: readonly Person[]): Response {
  const name = names[provider];
  const earlier = people.length === 0 ? '' : `<h2>Choose an account</h2><ul>${people.map(renderButton).join('')}</ul>`;
  // Facebook doesn't verify e-mails, and its accounts may have none.
  const isGoogle = provider === 'google';
  return createPageResponse({
    title: `Sign in with ${name}`,
    body: `<span class="tag">Development only, not ${name}</span><h1>Sign in with ${name}</h1><p>Nothing leaves this machine. Use any name and address.</p>${earlier}
<h2>${people.length === 0 ? 'Make an account' : 'Or make another one'}</h2>
<form data-sub="${newAccount()}" data-verified="${isGoogle ? 'yes' : 'no'}">
<label>Name<input name="name" required maxlength="120" autocomplete="off"></label>
<label>E-mail${isGoogle ? '' : ' (may be empty)'}<input name="email" type="email" ${isGoogle ? 'required ' : ''}maxlength="254" autocomplete="off"></label>
<div class="actions"><button class="button main">Continue</button><button type="button" class="button" data-cancel>Cancel</button></div></form>`,
    script,
  });
}
