import { lazy, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
import { hasKeptInput } from '../../../../ui/forms/use-kept-input.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { toKeptName } from './kept-particulars.ts';
import type { OrderView } from './order-view.ts';
import { ParticularsText } from './particulars-text.tsx';

// Few change it, and the form is a fifth of the page's scripts. An order without a licensee shows it at once, so the
// server has it whole.
const ParticularsEditor = import.meta.env.SSR
  ? (await import('./particulars-editor.tsx')).ParticularsEditor
  : lazy(async () => ({
      default: (await importChunk(() => import('./particulars-editor.tsx'))).ParticularsEditor,
    }));

/** The licensee of an order, and a form to change it. */
export function OrderParticulars({ order }: { order: OrderView }) {
  const { particulars } = order;
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const keptName = toKeptName(order);
  useEffect(() => {
    // The form reopens if its input was kept over a reload or sign-in.
    if (hasKeptInput(keptName)) setEditing(true);
  }, [keptName]);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setEditing(false);
    // The form that had the focus is gone, so the heading takes it.
    heading.current?.focus();
  };
  const isOpen = isEditing || particulars === null;
  return (
    <section
      id="particulars"
      aria-labelledby="particulars-title"
      className="grid scroll-mt-24 gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <h2 ref={heading} id="particulars-title" tabIndex={-1} className="text-16 font-semibold outline-none">
        {m.orders_particulars_title()}
      </h2>
      {isOpen ? (
        <LazyPart onLost={close}>
          <ParticularsEditor order={order} onDone={close} onCancel={particulars === null ? undefined : close} />
        </LazyPart>
      ) : (
        <>
          <ParticularsText said={particulars} />
          <button
            type="button"
            onClick={() => {
              setEditing(true);
              // The certificate may have been downloaded since the page was loaded.
              void revalidate();
            }}
            className="inline-flex min-h-6 w-fit cursor-pointer items-center text-14 underline underline-offset-4 noscript:hidden"
          >
            {m.orders_particulars_edit()}
          </button>
        </>
      )}
    </section>
  );
}
