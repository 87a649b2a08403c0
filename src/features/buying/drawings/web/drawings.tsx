import { type MouseEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import type { LaterProps } from '../../../../ui/components/loading/later-part.tsx';
import { SizeSlider } from '../../../../ui/forms/size-slider.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { DrawingActions } from './drawing-actions.tsx';
import { DrawingGrid } from './drawing-grid.tsx';
import { DrawingSheet, WIDE } from './drawing-sheet.tsx';
import { DrawingSearch, LookControls } from './drawing-toolbar.tsx';
import {
  type DrawingsView,
  type DrawingView,
  plainLook,
  type SetView,
  searchDrawings,
  toDrawingPath,
} from './drawing-view.ts';
import { useAllDrawings } from './use-all-drawings.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Number of drawings that are shown at first and added per click. */
const STEP = 120;
/** Side of the marked thumbnails in pixels, beyond which they would be blurred. */
const THUMBNAIL_SIDE = 160;

export interface DrawingsProps {
  readonly contentId: string;
  /** Path of the work's page, without a language. */
  readonly path: string;
  readonly found: DrawingsView;
}

/** Whether at least half of the drawings have a single paint; recolouring a few of a colourful set is of no use. */
const mayRecolor = (drawings: readonly DrawingView[]): boolean =>
  drawings.filter(({ paint }) => paint !== null).length * 2 >= drawings.length;

/** Text of the number of found drawings; empty without a search, and while others that may match aren't loaded. */
function describeFound(words: string, count: number, isComplete: boolean): string {
  if (words.trim() === '') return '';
  if (count === 0) return isComplete ? m.drawings_none() : '';
  return (count === 1 ? m.drawings_found_one : m.drawings_found)({ count: formatCount(count) });
}

/** All drawings of a work: a grid with a search, sizes and colours, and what can be done with the chosen one. */
export function Drawings({ contentId, path, found, onLive }: DrawingsProps & LaterProps) {
  useEffect(onLive, [onLive]);
  const { drawings, hasFailed, loadAll } = useAllDrawings(contentId, found);
  const [words, setWords] = useState('');
  const [side, setSide] = useState(64);
  const [look, setLook] = useState(plainLook);
  const [rows, setRows] = useState(STEP);
  const [chosen, setChosen] = useState(drawings[0]);
  const field = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const matching = searchDrawings(drawings, useDeferredValue(words));
  const shown = matching.slice(0, rows);
  const set: SetView = { contentId, path, sheets: found.sheets };
  const search = (next: string) => {
    setWords(next);
    setRows(STEP);
    void loadAll();
  };
  const { list, onKeyDown, reachable, setReachable } = useGridKeys(shown.length, (letter) => {
    search(letter);
    field.current?.focus();
  });
  // The visitor may have typed before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first text counts.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') search(typed);
  }, []);
  const choose = (event: MouseEvent, drawing: DrawingView, at: number) => {
    setReachable(at);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setChosen(drawing);
    if (!matchMedia(WIDE).matches) sheet.current?.showModal();
  };
  const hasMore = matching.length > rows || (words === '' && drawings.length < found.total);
  if (chosen === undefined) return null;
  const panel = (
    <DrawingActions key={chosen.slug} drawing={chosen} set={set} look={look}>
      <a
        href={localizeHref(toDrawingPath(path, chosen))}
        className="inline-flex min-h-11 items-center gap-1 text-14 underline underline-offset-4"
      >
        {m.drawings_open_page()}
        <Icon name="arrow-right" className="size-4" />
      </a>
    </DrawingActions>
  );
  return (
    <section aria-labelledby="drawings" className="min-w-0 print:hidden">
      <h2 id="drawings" className="mb-3 flex flex-wrap items-baseline gap-x-3 text-18">
        {m.drawings_title()}
        <span className="text-14 font-normal text-muted">
          {(found.total === 1 ? m.drawings_count_one : m.drawings_count)({ count: formatCount(found.total) })}
        </span>
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DrawingSearch words={words} onWords={search} field={field} />
        <SizeSlider
          size={side}
          min={16}
          max={drawings.some(({ isOpen }) => isOpen) ? 512 : THUMBNAIL_SIDE}
          step={8}
          onSize={setSide}
        />
      </div>
      <div className="mt-2">
        <LookControls look={look} onLook={setLook} hasPaint={mayRecolor(drawings)} />
      </div>
      <p role="status" className="my-2 min-h-5 text-12 text-muted">
        {describeFound(words, matching.length, drawings.length >= found.total)}
      </p>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_15rem] lg:max-xl:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="min-w-0">
          <DrawingGrid
            {...{ drawings: shown, set, look, side, list, onKeyDown, reachable }}
            chosen={chosen.slug}
            onChoose={choose}
          />
          {hasMore ? (
            <button
              type="button"
              onClick={() => {
                setRows(rows + STEP);
                void loadAll();
              }}
              className="mt-3 min-h-11 text-14 font-medium underline underline-offset-4 noscript:hidden"
            >
              {m.drawings_more()}
            </button>
          ) : null}
          {hasFailed ? (
            <p role="alert" className="mt-2 text-14 text-danger">
              {m.drawings_failed()}
            </p>
          ) : null}
          {found.leftOut === 0 ? null : (
            <p className="mt-3 text-14 text-muted">
              {(found.leftOut === 1 ? m.drawings_left_out_one : m.drawings_left_out)({
                count: formatCount(found.leftOut),
              })}
            </p>
          )}
          <p className="mt-3 text-12 text-muted noscript:hidden pointer-coarse:hidden">{m.drawings_keys()}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div role="group" aria-label={chosen.name} className="max-md:hidden md:sticky md:top-24">
          <p className="mb-2 text-16 font-medium wrap-anywhere">{chosen.name}</p>
          {panel}
        </div>
      </div>
      <DrawingSheet sheet={sheet} label={chosen.name}>
        {panel}
      </DrawingSheet>
    </section>
  );
}
