import { escapeHtml } from './html.ts';

export interface FeedItem {
  readonly title: string;
  readonly address: string;
  readonly publishedAt: Date;
  readonly category: string | null;
  readonly summary: string;
  /** Whole HTML, with whole addresses. */
  readonly html: string;
}

export interface Feed {
  readonly title: string;
  readonly about: string;
  readonly language: 'en' | 'bn';
  /** Of the page that it is the feed of. */
  readonly address: string;
  /** Its own. */
  readonly feedAddress: string;
  readonly items: readonly FeedItem[];
}

// XML has no letters below the space but these three, no halves of letters, and not the last two of a plane.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const text = (value: string): string => escapeHtml(value.replace(unwritable, ''));
const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`;

const renderItem = ({ title, address, publishedAt, category, summary, html }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${text(address)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    category === null ? '' : element('category', category),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ].join('');

/** RSS 2.0, with the whole text of each post. */
export function renderFeed({ title, about, language, address, feedAddress, items }: Feed): string {
  const [last] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', address),
    element('description', about),
    element('language', language),
    `<atom:link href="${text(feedAddress)}" rel="self" type="application/rss+xml"/>`,
    last === undefined ? '' : element('lastBuildDate', last.publishedAt.toUTCString()),
    ...items.map(renderItem),
    '</channel></rss>',
  ].join('');
}
