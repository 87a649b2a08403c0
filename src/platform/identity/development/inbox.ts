import { escapeHtml } from '../../http/pages/escape-html.ts';
import type { InboxLine } from './codes.ts';
import { createPageResponse } from './page.ts';

function readState(line: InboxLine, now: Date): string {
  if (line.used_at !== null) return 'used';
  return line.expires_at <= now ? 'expired' : 'good';
}

function renderLine(line: InboxLine, now: Date): string {
  const state = readState(line, now);
  const at = line.created_at.toISOString();
  const said = state === 'good' ? `sent at ${at.slice(11, 19)} UTC` : `${state}, sent at ${at.slice(11, 19)} UTC`;
  return `<li class="card${state === 'good' ? '' : ' over'}" data-phone="${escapeHtml(line.phone)}" data-code="${line.code}" data-state="${state}">
<span class="grow"><span class="code">${line.code}</span><span class="small">${escapeHtml(line.phone)} · <time datetime="${at}">${said}</time></span></span>
<button type="button" class="button" data-copy="${line.code}" aria-label="Copy ${line.code}">Copy</button></li>`;
}

/** Polls for new codes every two seconds while the page is visible, and changes the list only if there are any. */
const script = `
const list = document.getElementById('codes');
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
});
const look = async () => {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('codes');
  if (fresh.textContent.trim() !== list.textContent.replaceAll('Copied', 'Copy').trim()) list.replaceChildren(...fresh.childNodes);
};
setInterval(() => { if (!document.hidden) void look(); }, 2000);`;

/** Page with the codes that a phone would have received. */
export function renderInboxPage(lines: readonly InboxLine[], now: Date): Response {
  const shown =
    lines.length === 0
      ? '<li class="card"><span class="grow">No code yet. Ask for one in the sign-in dialog.</span></li>'
      : lines.map((line) => renderLine(line, now)).join('');
  return createPageResponse({
    title: 'Development inbox',
    body: `<span class="tag">Development only</span><h1>Inbox</h1><p>Codes that would arrive by SMS, newest first. A code is good for five minutes, once. <a href="/development/inbox">Refresh</a></p><ul id="codes" aria-live="polite">${shown}</ul>`,
    script,
  });
}
