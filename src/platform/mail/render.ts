import { escapeHtml } from '../http/pages/escape-html.ts';
import type { Operator } from '../operator.ts';

export interface Letter {
  readonly subject: string;
  /** Paragraphs; line breaks inside them are kept. */
  readonly paragraphs: readonly string[];
  /** Button for the next step, with an address of the site. */
  readonly link?: { readonly label: string; readonly url: string };
}

export interface LetterFrame {
  readonly locale: 'en' | 'bn';
  readonly siteName: string;
  readonly origin: string;
  readonly operator: Operator;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

const listContact = ({ operator, siteName, origin }: LetterFrame): string =>
  [operator.name ?? siteName, operator.address, operator.email, operator.phone, origin]
    .filter((part) => part !== null)
    .join(' · ');

function renderText(letter: Letter, frame: LetterFrame): string {
  const { link } = letter;
  const { unsubscribe } = frame;
  return [
    ...letter.paragraphs,
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    '-- ',
    listContact(frame),
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}:\n${unsubscribe.url}`]),
  ].join('\n\n');
}

const FONT = "'Hind Siliguri', 'Noto Sans Bengali', system-ui, sans-serif";

function renderHtml(letter: Letter, frame: LetterFrame): string {
  const { link } = letter;
  const { unsubscribe, locale, siteName, origin } = frame;
  const paragraphs = letter.paragraphs.map(
    (text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  );
  const button =
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#d9232e;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
  const end =
    unsubscribe === undefined
      ? ''
      : `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5f5a66">${escapeHtml(unsubscribe.label)}</a>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#faf8f5;color:#17151a;font:16px/1.6 ${FONT}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:600"><a href="${escapeHtml(origin)}" style="color:#17151a;text-decoration:none">${escapeHtml(siteName)}</a></p>
${paragraphs.join('\n')}
${button}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e7e2dc;font-size:13px;color:#5f5a66">${escapeHtml(listContact(frame))}${end}</p>
</div></body></html>`;
}

/** Renders an e-mail as plain text and as HTML, with the sender at its end. */
export const renderLetter = (letter: Letter, frame: LetterFrame): { readonly text: string; readonly html: string } => ({
  text: renderText(letter, frame),
  html: renderHtml(letter, frame),
});
