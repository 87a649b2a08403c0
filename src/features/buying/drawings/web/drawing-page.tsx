import { useState } from 'react';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { DrawingButtons, LargeDrawing } from './drawing-actions.tsx';
import { DrawingGrid } from './drawing-grid.tsx';
import { LookControls } from './drawing-toolbar.tsx';
import { type DrawingView, plainLook, type SetView, toDrawingPath } from './drawing-view.ts';

export interface DrawingPageProps {
  readonly drawing: DrawingView;
  readonly set: SetView;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
  /** Title of the work, and its language. */
  readonly title: string;
  readonly titleLang: 'en' | 'bn';
  readonly category: { readonly name: string; readonly path: string };
  /** Drawings of the same set around this one. */
  readonly around: readonly DrawingView[];
}

/** The page of one drawing of a work. */
export function DrawingPage({
  drawing,
  set,
  total,
  previous,
  next,
  title,
  titleLang,
  category,
  around,
}: DrawingPageProps) {
  const [look, setLook] = useState(plainLook);
  return (
    <div className="page pb-16">
      <nav aria-label={m.drawings_breadcrumb()} className="py-2 text-14 text-muted">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Crumb path={category.path}>{category.name}</Crumb>
          </li>
          <li lang={titleLang} className="flex items-center gap-2">
            <span aria-hidden="true">/</span>
            <Crumb path={set.path}>{title}</Crumb>
          </li>
        </ol>
      </nav>
      <article className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,42rem)_minmax(18rem,24rem)]">
        <LargeDrawing drawing={drawing} set={set} look={look} />
        <div className="grid content-start gap-5">
          <div>
            <h1 className="text-28 wrap-anywhere">{drawing.name}</h1>
            <p className="mt-1 text-14 text-muted tabular-nums">
              {`${formatCount(drawing.position + 1)} / ${formatCount(total)}`}
            </p>
          </div>
          <LookControls look={look} onLook={setLook} hasPaint={drawing.paint !== null} />
          <DrawingButtons drawing={drawing} set={set} look={look} isMain />
          <a href={localizeHref(set.path)} className={drawing.isOpen ? secondaryButton : primaryButton}>
            {m.drawings_see_set({ count: formatCount(total) })}
          </a>
          <div className="flex justify-between gap-4">
            <Step slug={previous} set={set} isBack />
            <Step slug={next} set={set} />
          </div>
        </div>
      </article>
      <section className="mt-12">
        <h2 className="mb-4 text-22">{m.drawings_around()}</h2>
        <DrawingGrid drawings={around} set={set} look={look} chosen={drawing.slug} />
      </section>
    </div>
  );
}

function Crumb({ path, children }: { path: string; children: string }) {
  return (
    <a href={localizeHref(path)} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
      {children}
    </a>
  );
}

function Step({ slug, set, isBack = false }: { slug: string | null; set: SetView; isBack?: boolean }) {
  if (slug === null) return <span />;
  return (
    <a
      href={localizeHref(toDrawingPath(set.path, { slug }))}
      rel={isBack ? 'prev' : 'next'}
      className="inline-flex min-h-11 items-center gap-1 text-14 underline underline-offset-4"
    >
      {isBack ? <Icon name="arrow-left" className="size-4" /> : null}
      {isBack ? m.drawings_previous() : m.drawings_next()}
      {isBack ? null : <Icon name="arrow-right" className="size-4" />}
    </a>
  );
}
