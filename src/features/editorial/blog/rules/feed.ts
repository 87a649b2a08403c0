import { escapeHtml } from '../../../../platform/http/pages/escape-html.ts';

export interface FeedItem {
  readonly title: string;
  readonly address: string;
  readonly publishedAt: Date;
  readonly category: string | null;
  readonly summary: string;
  /** Full HTML with absolute URLs; null if it is too long for a feed. */
  readonly html: string | null;
}

export interface Feed {
  readonly title: string;
  readonly about: string;
  readonly language: 'en' | 'bn';
  /** URL of the page that the feed belongs to. */
  readonly address: string;
  /** URL of the feed itself. */
  readonly feedAddress: string;
  readonly items: readonly FeedItem[];
}

// XML forbids control characters except for tab, line feed and carriage return, lone surrogates, U+FFFE and U+FFFF.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const text = (value: string): string => escapeHtml(value.replace(unwritable, ''));
const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`;

/** Maximum size of the whole feed in bytes, because feed readers fetch it every hour. */
const MAX_FEED_BYTES = 1_000_000;
const countBytes = (written: string): number => new TextEncoder().encode(written).length;

const renderAbout = ({ title, address, publishedAt, category, summary }: FeedItem): string =>
  [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${text(address)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    category === null ? '' : element('category', category),
    element('description', summary),
  ].join('');

const wrapItem = (inside: string): string => `<item>${inside}</item>`;

/** Items of a feed: the newest posts have their full text while there is room, the others a summary and a link. */
function renderItems(items: readonly FeedItem[], room: number): string[] {
  const written = items.map((item) => ({ item, about: renderAbout(item) }));
  let left = room - written.reduce((sum, { about }) => sum + countBytes(wrapItem(about)), 0);
  return written.map(({ item, about }) => {
    const whole = item.html === null ? '' : element('content:encoded', item.html);
    const size = countBytes(whole);
    if (size > left) return wrapItem(about);
    left -= size;
    return wrapItem(`${about}${whole}`);
  });
}

/** RSS 2.0 feed with the full text of posts that aren't too long. */
export function renderFeed({ title, about, language, address, feedAddress, items }: Feed): string {
  const [last] = items;
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', address),
    element('description', about),
    element('language', language),
    `<atom:link href="${text(feedAddress)}" rel="self" type="application/rss+xml"/>`,
    last === undefined ? '' : element('lastBuildDate', last.publishedAt.toUTCString()),
  ].join('');
  const end = '</channel></rss>';
  return [head, ...renderItems(items, MAX_FEED_BYTES - countBytes(head) - countBytes(end)), end].join('');
}
