import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { moveTo, useDraggedOrder } from '../../forms/use-dragged-order.ts';
import { formatCount } from '../../money.ts';
import { m } from '../../paraglide/messages.js';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

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
  const [spoken, setSpoken] = useState('');
  const speak = (id: string, order: readonly string[]) =>
    setSpoken(
      m.sortable_moved({
        name: getName(id),
        at: formatCount(order.indexOf(id) + 1),
        count: formatCount(order.length),
      }),
    );
  const { shown, draggedId } = useDraggedOrder(list, ids, (order, id) => {
    onOrder(order);
    speak(id, order);
  });
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
            className={`flex items-center gap-2 border-b border-line p-3 last:border-0 ${draggedId === id ? 'relative z-10 rounded-card bg-paper shadow-float' : ''}`}
          >
            <button
              type="button"
              aria-label={m.sortable_handle({ name: getName(id) })}
              aria-describedby={hintId}
              title={m.sortable_handle({ name: getName(id) })}
              onKeyDown={(event) => press(event, id)}
              data-handle
              className={`grid size-10 shrink-0 touch-none place-items-center rounded-control text-muted hover:bg-line/60 hover:text-ink ${draggedId === id ? 'cursor-grabbing' : 'cursor-grab'}`}
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
