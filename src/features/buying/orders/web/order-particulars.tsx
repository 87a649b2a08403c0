import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { hasKeptInput } from '../../../../ui/forms/use-kept-input.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import type { OrderView } from './order-view.ts';
import { ParticularsFields } from './particulars-fields.tsx';
import { ParticularsText } from './particulars-text.tsx';
import { useParticularsForm } from './use-particulars-form.ts';

const nothing = { name: '', company: '', address: '', taxNumber: '' };
const toKeptName = ({ _id }: OrderView): string => `particulars-${_id}`;

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
        <ParticularsEditor order={order} onDone={close} onCancel={particulars === null ? undefined : close} />
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

interface EditorProps {
  readonly order: OrderView;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
}

function ParticularsEditor({ order, onDone, onCancel }: EditorProps) {
  const { particulars, isCertificateDownloaded } = order;
  const { revalidate } = useRevalidator();
  const { name, company, address, taxNumber } = particulars ?? nothing;
  const { form, forgetInput } = useParticularsForm({
    name: toKeptName(order),
    owner: useRootData()?.user?.userId ?? '',
    defaults: { name, company, address, taxNumber },
    onSubmit: async (body) => {
      await browserApi('PUT /order/particulars/{id}', { params: { id: order._id }, body });
      forgetInput();
      await revalidate();
      showToast({ kind: 'success', title: m.orders_particulars_saved() });
      onDone();
    },
  });
  const cancel = () => {
    forgetInput();
    onCancel?.();
  };
  const note = isCertificateDownloaded
    ? m.orders_particulars_correction()
    : particulars === null
      ? m.orders_particulars_missing()
      : undefined;
  return (
    <Form form={form} className="grid gap-4 noscript:hidden">
      {note === undefined ? null : <p className="text-14 text-muted">{note}</p>}
      <ParticularsFields form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.isBusy}>{m.orders_particulars_save()}</SubmitButton>
        {onCancel === undefined ? null : (
          <button type="button" onClick={cancel} className={secondaryButton}>
            {m.orders_particulars_cancel()}
          </button>
        )}
      </div>
    </Form>
  );
}
