import type { CSSProperties, KeyboardEvent, MouseEvent, Ref } from 'react';
import { localizeHref } from '../../../../ui/locale.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import { type DrawingView, type LookView, plainLook, type SetView, toDrawingPath } from './drawing-view.ts';

interface GridProps {
  readonly drawings: readonly DrawingView[];
  readonly set: SetView;
  readonly look?: LookView;
  /** Size of the drawings in pixels. */
  readonly side?: number;
  /** Slug of the chosen drawing. */
  readonly chosen?: string;
  /** Index of the only link that the Tab key reaches; undefined if it reaches all. */
  readonly reachable?: number | undefined;
  readonly list?: Ref<HTMLUListElement>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLUListElement>) => void;
  readonly onChoose?: (event: MouseEvent<HTMLAnchorElement>, drawing: DrawingView, at: number) => void;
}

/** Drawings as links to their pages, each with its name. */
export function DrawingGrid({
  drawings,
  set,
  look = plainLook,
  side = 64,
  chosen,
  reachable,
  list,
  onKeyDown,
  onChoose,
}: GridProps) {
  const style = { '--side': `${side}px`, '--ground': look.ground } as CSSProperties;
  return (
    <ul
      ref={list}
      onKeyDown={onKeyDown}
      style={style}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.5rem,calc(var(--side)+1.5rem))),1fr))] gap-2"
    >
      {drawings.map((drawing, at) => (
        <li key={drawing.slug} className="min-w-0">
          <a
            href={localizeHref(toDrawingPath(set.path, drawing))}
            title={drawing.name}
            aria-current={drawing.slug === chosen ? 'true' : undefined}
            tabIndex={reachable === undefined || reachable === at ? undefined : -1}
            onClick={onChoose && ((event) => onChoose(event, drawing, at))}
            className="group block rounded-control"
          >
            <span className="flex h-[max(5rem,calc(var(--side)+1.5rem))] items-center justify-center rounded-control border border-line bg-(--ground) p-3 transition-colors group-hover:border-muted group-aria-[current]:border-accent group-aria-[current]:ring-1 group-aria-[current]:ring-accent">
              <span className="block aspect-square w-full max-w-(--side)">
                <DrawingPicture drawing={drawing} set={set} look={look} />
              </span>
            </span>
            <span className="mt-1 block min-h-5 truncate text-center text-12 text-muted group-hover:text-ink group-aria-[current]:text-ink">
              {drawing.name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
