import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { formatCount } from '../../money.ts';
import { m } from '../../paraglide/messages.js';

/** Moves an id to an index, from 0. */
function moveTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Distance in pixels from the window's edge within which a dragged row scrolls the page. */
const EDGE = 72;

/**
 * List that can be reordered: by dragging a row's handle with mouse, pen or finger, or by arrow keys, Home and End on a
 * focused handle. Escape cancels a drag.
 */
export function SortableList({
  label,
  ids,
  getName,
  onOrder,
  children,
}: {
  /** Accessible name of the list. */
  label: string;
  ids: readonly string[];
  getName: (id: string) => string;
  onOrder: (ids: readonly string[]) => void;
  children: (id: string) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const hintId = useId();
  const [dragged, setDragged] = useState<{ readonly id: string; readonly ids: readonly string[] } | null>(null);
  const [spoken, setSpoken] = useState('');
  const shown = dragged?.ids ?? ids;
  const speak = (id: string, order: readonly string[]) =>
    setSpoken(
      m.sortable_moved({
        name: getName(id),
        at: formatCount(order.indexOf(id) + 1),
        count: formatCount(order.length),
      }),
    );
  const move = ({ clientY }: { readonly clientY: number }) => {
    if (dragged === null) return;
    if (clientY < EDGE) window.scrollBy({ top: -12 });
    if (clientY > window.innerHeight - EDGE) window.scrollBy({ top: 12 });
    const { id } = dragged;
    const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute('data-id') !== id);
    const to = others.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < clientY;
    }).length;
    if (dragged.ids.indexOf(id) !== to) setDragged({ id, ids: moveTo(dragged.ids, id, to) });
  };
  const drop = () => {
    if (dragged === null) return;
    if (dragged.ids.some((each, index) => each !== ids[index])) {
      onOrder(dragged.ids);
      speak(dragged.id, dragged.ids);
    }
    setDragged(null);
  };
  const isDragging = dragged !== null;
  const handlers = useRef({ move, drop });
  useLayoutEffect(() => {
    handlers.current = { move, drop };
  });
  // Listens on the window, because a moved element loses its captured pointer.
  useEffect(() => {
    if (!isDragging) return;
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = () => setDragged(null);
    window.addEventListener('pointermove', (event) => handlers.current.move(event), { signal });
    window.addEventListener('pointerup', () => handlers.current.drop(), { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    return () => controller.abort();
  }, [isDragging]);
  const press = (event: KeyboardEvent, id: string) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = ids.indexOf(id);
    const to = step(at, ids.length - 1);
    if (to === at) return;
    const order = moveTo(ids, id, to);
    onOrder(order);
    speak(id, order);
  };
  return (
    <>
      <p id={hintId} className="sr-only">
        {m.sortable_hint()}
      </p>
      <ol ref={list} aria-label={label} className="rounded-card border border-line bg-paper">
        {shown.map((id) => (
          <li
            key={id}
            data-id={id}
            className={`flex items-center gap-2 border-b border-line p-3 last:border-0 ${dragged?.id === id ? 'relative z-10 rounded-card bg-paper shadow-float' : ''}`}
          >
            <button
              type="button"
              aria-label={m.sortable_handle({ name: getName(id) })}
              aria-describedby={hintId}
              title={m.sortable_handle({ name: getName(id) })}
              onKeyDown={(event) => press(event, id)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                setDragged({ id, ids });
              }}
              className={`grid size-10 shrink-0 touch-none place-items-center rounded-control text-muted hover:bg-line/60 hover:text-ink ${dragged?.id === id ? 'cursor-grabbing' : 'cursor-grab'}`}
            >
              <Icon name="chevrons-up-down" className="size-4" />
            </button>
            <div className="min-w-0 grow">{children(id)}</div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
