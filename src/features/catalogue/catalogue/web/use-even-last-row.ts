import { type RefObject, useLayoutEffect } from 'react';
import type { Grid } from '../../../../ui/lists/use-grid.ts';
import { lastRowHeight } from './row-layout.ts';

/** Media query for windows in which rows are justified; in narrower ones, two cards share each row. */
const wide = '(min-width: 576px)';

function evenOut(list: HTMLElement): void {
  const tiles = [...list.querySelectorAll<HTMLElement>(':scope > .tile')];
  for (const tile of tiles) tile.style.flex = '';
  if (!matchMedia(wide).matches) return;
  const rows = [...Map.groupBy(tiles, ({ offsetTop }) => offsetTop).values()];
  const [before, last] = rows.slice(-2);
  const [first] = before ?? [];
  if (first === undefined || last === undefined) return;
  const ratios = last.map((tile) => Number(tile.style.getPropertyValue('--r')));
  const ratioBefore = Number(first.style.getPropertyValue('--r'));
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  const room = { width: list.getBoundingClientRect().width, gap };
  const height = lastRowHeight(ratios, first.getBoundingClientRect().width / ratioBefore, room);
  // Widths are rounded down, so that the row doesn't wrap.
  for (const [at, tile] of last.entries())
    tile.style.flex = `0 0 ${Math.floor((ratios[at] ?? 1) * height * 100) / 100}px`;
}

/** Makes the pictures of a list's last row as high as those of the row before, which have grown to fill the row. */
export function useEvenLastRow(list: RefObject<HTMLElement | null>, count: number, grid: Grid): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different number or size of tiles changes the last row
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      evenOut(element);
    });
    evenOut(element);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, count, grid]);
}
