import type { ReactNode } from 'react';
import type * as z from 'zod';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Avatar } from '../../../../ui/components/media/avatar.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { publicContributor } from '../contract/contributors.ts';

export type Contributor = z.output<typeof publicContributor>;

/** Header of a contributor's portfolio; `children` come below the totals. */
export function ContributorHeader({ contributor, children }: { contributor: Contributor; children?: ReactNode }) {
  const { name, image, bio, totals } = contributor;
  const site = parseWebsite(contributor.website);
  return (
    <div className="flex flex-col gap-5 pt-2 sm:flex-row sm:gap-7 lg:pt-6">
      <Avatar name={name} image={image} size={104} />
      <div className="min-w-0">
        <h1 className="text-36 tracking-tight wrap-anywhere lg:text-48">{name}</h1>
        {bio === '' ? null : (
          <p className="mt-3 max-w-2xl text-16 whitespace-pre-line text-muted wrap-anywhere">{bio}</p>
        )}
        {contributor.demo ? <p className="mt-3 max-w-2xl text-14 text-muted">{m.contributors_demo_text()}</p> : null}
        <dl className="mt-4 grid grid-cols-2 items-baseline gap-x-7 gap-y-1 text-14 sm:flex sm:flex-wrap">
          <Total
            count={totals.contents}
            label={totals.contents === 1 ? m.contributors_works_one() : m.contributors_works()}
          />
          <Total
            count={totals.downloads}
            label={totals.downloads === 1 ? m.contributors_downloads_one() : m.contributors_downloads()}
          />
          <Total
            count={totals.views}
            label={totals.views === 1 ? m.contributors_views_one() : m.contributors_views()}
          />
          {site === null ? null : (
            <div>
              <dt className="sr-only">{m.contributors_website()}</dt>
              <dd>
                <a
                  href={site.href}
                  rel="noopener nofollow ugc"
                  className="inline-flex min-h-6 items-center gap-1 underline underline-offset-4"
                >
                  {site.host}
                  <Icon name="arrow-up-right" className="size-4" />
                </a>
              </dd>
            </div>
          )}
        </dl>
        {children}
      </div>
    </div>
  );
}

function Total({ count, label }: { count: number; label: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-16 font-medium tabular-nums">{formatCount(count)}</dd>
    </div>
  );
}

/** Parses a website; only http and https addresses become links. */
export function parseWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const { protocol, host, href } = new URL(website);
  return protocol === 'https:' || protocol === 'http:' ? { href, host: host.replace(/^www\./, '') } : null;
}
