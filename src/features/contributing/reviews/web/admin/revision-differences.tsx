import type { ReactNode } from 'react';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../../ui/root-data.ts';
import { findDifferences } from './find-differences.ts';
import type { Review, ReviewPicture } from './review-view.ts';

type Live = NonNullable<Review['live']>;

/** Comparison of a published content and its revision: different fields, and the first pictures of both. */
export function RevisionDifferences({ live, work, previews }: { live: Live } & Pick<Review, 'work' | 'previews'>) {
  const currency = useRootData()?.page.currency ?? 'BDT';
  const differences = findDifferences(live.content, work, currency);
  return (
    <Panel title={m.reviews_differences()}>
      <div className="grid gap-5">
        <Beside label={m.reviews_pictures()}>
          <Pictures pictures={live.previews} />
          <Pictures pictures={previews} />
        </Beside>
        {differences.length === 0 ? <p className="text-14 text-muted">{m.reviews_differences_none()}</p> : null}
        {differences.map(({ label, before, after }) => (
          <Beside key={label} label={label}>
            <del className="text-muted no-underline">{before === '' ? '–' : before}</del>
            <ins className="no-underline">{after === '' ? '–' : after}</ins>
          </Beside>
        ))}
      </div>
      {live.content.status === 'published' ? (
        <a
          href={localizeHref(toReadablePath('/content', live.content._id, live.content.title))}
          className="mt-4 inline-flex min-h-6 items-center text-14 font-medium underline underline-offset-4"
        >
          {m.reviews_open_published()}
        </a>
      ) : null}
    </Panel>
  );
}

function Beside({ label, children: [before, after] }: { label: string; children: [ReactNode, ReactNode] }) {
  const side = 'min-w-0 rounded-control bg-canvas p-3 text-14 wrap-anywhere whitespace-pre-line';
  return (
    <section aria-label={label}>
      <h3 className="text-14 font-medium">{label}</h3>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        <div className={side}>
          <p className="text-12 text-muted">{m.reviews_published_now()}</p>
          {before}
        </div>
        <div className={side}>
          <p className="text-12 text-muted">{m.reviews_in_revision()}</p>
          {after}
        </div>
      </div>
    </section>
  );
}

function Pictures({ pictures }: { pictures: readonly ReviewPicture[] }) {
  if (pictures.length === 0) return <span className="text-muted">{m.reviews_no_preview()}</span>;
  return (
    <span className="mt-1 grid grid-cols-3 gap-2">
      {pictures
        .slice(0, 6)
        .map((picture) =>
          picture.small === null ? null : (
            <img
              key={picture._id}
              src={picture.small}
              alt={picture.alt}
              loading="lazy"
              className="aspect-square w-full rounded-control border border-line bg-line/40 object-contain"
            />
          ),
        )}
    </span>
  );
}
