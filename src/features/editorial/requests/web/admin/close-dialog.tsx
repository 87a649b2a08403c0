import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { requestsAdminContract } from '../../contract/admin.ts';
import { requestOutcomes } from '../../contract/requests.ts';

const outcomeWords = { fulfilled: () => m.requests_fulfilled(), unfulfilled: () => m.requests_unfulfilled() };

/** Dialog that asks for the outcome of a brief before it is closed. */
export function CloseDialog({
  onSubmit,
  onClose,
}: {
  onSubmit: (body: { outcome: (typeof requestOutcomes)[number]; note: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useApiForm({
    schema: requestsAdminContract.close.body,
    defaultValues: { note: '' },
    messages: { outcome: () => m.requests_outcome_needed() },
    failure: m.requests_admin_failed(),
    onSubmit,
  });
  const { error, ...outcome } = form.field('outcome');
  return (
    <ConfirmDialog
      open
      title={m.requests_close_title()}
      action={m.requests_close()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.requests_close_text()}</p>
      <fieldset aria-describedby={error === undefined ? undefined : 'close-outcome-error'} className="text-ink">
        <legend className="text-14 font-medium">{m.requests_outcome()}</legend>
        {requestOutcomes.map((each) => (
          <label key={each} className="flex min-h-10 cursor-pointer items-center gap-3 text-16">
            <input {...outcome} type="radio" value={each} className="size-5 shrink-0 accent-ink" />
            {outcomeWords[each]()}
          </label>
        ))}
        <p id="close-outcome-error" role="alert" className="text-14 text-danger empty:hidden">
          {error}
        </p>
      </fieldset>
      <TextArea
        {...form.field('note')}
        id="close-note"
        label={m.requests_note_optional()}
        hint={m.requests_note_hint()}
        maxLength={1500}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
