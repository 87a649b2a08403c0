import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { toKeptName } from './kept-particulars.ts';
import type { OrderView } from './order-view.ts';
import { ParticularsFields } from './particulars-fields.tsx';
import { useParticularsForm } from './use-particulars-form.ts';

const nothing = { name: '', company: '', address: '', taxNumber: '' };

interface EditorProps {
  readonly order: OrderView;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** Form to change the licensee of an order. */
export function ParticularsEditor({ order, onDone, onCancel }: EditorProps) {
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
