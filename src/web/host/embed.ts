import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import type { contentContract } from '../../features/catalogue/content/contract/content.ts';
import { describeEmbed } from '../../features/catalogue/content/service/embed/words.ts';
import { headersOf } from '../../platform/http/headers.ts';
import type { HonoContext } from '../../platform/http/hono-context.ts';
import type { HostOptions } from '../../platform/http/host.ts';
import type { InProcessClient } from '../../platform/http/in-process-client.ts';
import type { Locale } from '../../platform/http/messages.ts';
import { localizeAddress } from '../../platform/http/pages/chosen-locale.ts';
import { EMBED_SIZE, writeFrame } from '../../platform/http/pages/embed-frame.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { Problem } from '../../platform/http/problem.ts';
import { formatMoneyIn } from '../../platform/local-format.ts';
import { toReadablePath } from '../../platform/readable-path.ts';
import { readEmbedded } from './embed-address.ts';

type Work = z.output<(typeof contentContract)['single']['output']>;

export interface EmbedOptions {
  readonly origin: string;
  readonly siteName: string;
  readonly callAs: (c: HonoContext) => InProcessClient;
}

/** Seconds for which other sites may keep a card or its description. */
const KEPT_SECONDS = 300;
/** Width of the picture in pixels, for displays with two pixels per point. */
const PICTURE_WIDTH = 720;

/** Reads a public work; undefined if there is none. */
async function findWork(call: InProcessClient, id: string): Promise<Work | undefined> {
  try {
    return (await call('GET /content/single/{id}', { params: { id } })) as Work;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Price, or the lowest one; empty for a work that isn't for sale. */
function describePrice(variants: Work['variants'], locale: Locale): string {
  const prices = variants.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return '';
  const lowest = Math.min(...prices);
  if (lowest === 0) return describeEmbed('free', locale);
  const amount = formatMoneyIn(locale, lowest, variants[0]?.currency ?? '');
  return Math.max(...prices) > lowest ? describeEmbed('from', locale, { amount }) : amount;
}

/** A work in the reader's language, as cards on other sites show it. */
function describeWork(work: Work, locale: Locale, origin: string) {
  const { _id: id, title, translatedTitle, language, contributor, variants, previews } = work;
  const [preview] = previews;
  const widths = preview?.widths.toSorted((one, other) => one - other) ?? [];
  const width = widths.find((each) => each >= PICTURE_WIDTH) ?? widths.at(-1);
  return {
    id,
    title: language === locale ? title : (translatedTitle ?? title),
    by: contributor.name,
    byAddress: localizeAddress(`/contributors/${contributor.username}`, locale, origin),
    address: `${origin}${localizeAddress(toReadablePath('/content', id, title), locale, origin)}`,
    price: describePrice(variants, locale),
    picture:
      preview === undefined || width === undefined
        ? undefined
        : {
            address: `${origin}/media/${preview._id}/${width}.webp`,
            alt: preview.alt,
            width,
            height: Math.round((width * preview.height) / preview.width),
          },
  };
}

type DescribedWork = ReturnType<typeof describeWork>;

// Machines without a Bangla font lack the taka sign; this file has nothing else.
const taka = readFileSync(join(import.meta.dirname, '../../ui/styles/fonts/taka-600.woff2')).toString('base64');

const style = `@font-face{font-family:Taka;src:url(data:font/woff2;base64,${taka});unicode-range:U+09F3}
:root{color-scheme:light dark;--ink:#17150f;--muted:#69645a;--line:#e2ddd2;--paper:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#f3efe6;--muted:#a8a294;--line:#3a362e;--paper:#1d1b17}}
*{box-sizing:border-box;margin:0}html,body{height:100%}
body{background:var(--paper);color:var(--ink);font:16px/1.4 Taka,system-ui,sans-serif}
a{display:flex;flex-direction:column;height:100%;border:1px solid var(--line);border-radius:12px;overflow:hidden;color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:-4px}
img{flex:1;min-height:0;width:100%;object-fit:cover;background:var(--line)}
div{padding:12px 16px 14px}
h1{font-size:16px;font-weight:600;overflow:hidden;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}
p{display:flex;gap:12px;justify-content:space-between;margin-top:2px;font-size:14px;color:var(--muted)}
p span:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}p span:last-child{flex:none}
b{font-weight:600;color:var(--ink)}a:hover h1{text-decoration:underline}`;

/** The card as a document of its own: a link around picture, title, author and price, without scripts and cookies. */
function writeCard(work: DescribedWork, locale: Locale, siteName: string): string {
  const { title, by, address, price, picture } = work;
  const image =
    picture === undefined ? '' : `<img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt)}">`;
  return `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${siteName}`)}</title><link rel="canonical" href="${escapeHtml(address)}">
<style>${style}</style></head>
<body><a href="${escapeHtml(address)}" target="_blank" rel="noopener">${image}<div><h1>${escapeHtml(title)}</h1>
<p><span>${escapeHtml(describeEmbed('by', locale, { name: by }))}</span><b>${escapeHtml(price)}</b></p>
<p><span>${escapeHtml(describeEmbed('on', locale, { siteName }))}</span></p></div></a></body></html>`;
}

const framedHeaders = Object.fromEntries(
  Object.entries(headersOf('text/html')).filter(([name]) => name !== 'x-frame-options'),
);

/** Only here may other sites show the page in a frame; nothing in it can run, send or be submitted. */
const embedHeaders = {
  ...framedHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': `public, max-age=${KEPT_SECONDS}`,
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'x-robots-tag': 'noindex',
};

const missing = (): Response =>
  new Response('Not found', { status: 404, headers: { ...headersOf('text/plain'), 'content-type': 'text/plain' } });

const isSize = (text: string | undefined): boolean => text === undefined || /^[1-9]\d{0,4}$/.test(text);

/** Size of the frame within the consumer's limits. */
const limitSize = (own: number, limit: string | undefined): number => Math.min(own, Number(limit ?? own));

function toOembed(
  work: DescribedWork,
  locale: Locale,
  { origin, siteName }: EmbedOptions,
  limits: { width: string | undefined; height: string | undefined },
) {
  const [width, height] = [limitSize(EMBED_SIZE.width, limits.width), limitSize(EMBED_SIZE.height, limits.height)];
  const source = `${origin}${locale === 'bn' ? '/bn' : ''}/embed/${work.id}`;
  return {
    type: 'rich',
    version: '1.0',
    title: work.title,
    author_name: work.by,
    author_url: `${origin}${work.byAddress}`,
    provider_name: siteName,
    provider_url: origin,
    cache_age: KEPT_SECONDS,
    html: writeFrame(source, work.title, { width, height }),
    width,
    height,
    ...(work.picture === undefined
      ? {}
      : {
          thumbnail_url: work.picture.address,
          thumbnail_width: work.picture.width,
          thumbnail_height: work.picture.height,
        }),
  };
}

/**
 * `/embed/{id}` and `/bn/embed/{id}`: a work's card for frames on other sites. `/oembed?url=…`: the description by which
 * they find it (oembed.com), for addresses of works in either language.
 */
export function createEmbedRoutes(options: EmbedOptions): HostOptions['extra'] {
  const { origin, siteName, callAs } = options;
  const cardIn = (locale: Locale) => async (c: HonoContext) => {
    const work = await findWork(callAs(c), c.req.param('id') ?? '');
    if (work === undefined) return missing();
    return new Response(writeCard(describeWork(work, locale, origin), locale, siteName), { headers: embedHeaders });
  };
  return [
    { path: '/embed/:id', answer: cardIn('en') },
    { path: '/bn/embed/:id', answer: cardIn('bn') },
    {
      path: '/oembed',
      answer: async (c) => {
        const { url, format = 'json', maxwidth: width, maxheight: height } = c.req.query();
        if (format !== 'json')
          return new Response('Only format=json', { status: 501, headers: headersOf('text/plain') });
        if (!isSize(width) || !isSize(height)) return missing();
        const asked = readEmbedded(url ?? '', origin);
        const work = asked && (await findWork(callAs(c), asked.id));
        if (asked === undefined || work === undefined) return missing();
        const described = describeWork(work, asked.locale, origin);
        return Response.json(toOembed(described, asked.locale, options, { width, height }), {
          headers: {
            ...headersOf('application/json'),
            'cache-control': `public, max-age=${KEPT_SECONDS}`,
            'access-control-allow-origin': '*',
          },
        });
      },
    },
  ];
}
