import * as z from 'zod';
import { multilineText } from '../../platform/http/schemas.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { TextArea } from '../forms/field.tsx';
import { useApiForm } from '../forms/use-api-form.ts';
import { m } from '../paraglide/messages.js';

export interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  /** Label of the confirming button: a verb. */
  readonly action: string;
  readonly maxLength: number;
  /** Explains who will read the reason. */
  readonly hint: string;
  /** Message if the server's refusal has none. */
  readonly failure: string;
  readonly isDanger?: boolean;
  /** Calls the operation; a thrown refusal is shown at the field, or else below it. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms an action and asks for its reason, which is required. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, maxLength, hint, failure, isDanger = true, onSubmit, onClose } = props;
  const form = useApiForm({
    schema: z.strictObject({ reason: multilineText(maxLength).trim().min(1) }),
    defaultValues: { reason: '' },
    failure,
    onSubmit: ({ reason }) => onSubmit(reason),
  });
  return (
    <ConfirmDialog open title={title} action={action} danger={isDanger} onConfirm={form.run} onClose={onClose}>
      <p>{text}</p>
      <TextArea
        {...form.field('reason')}
        id="decision-reason"
        label={m.admin_reason()}
        hint={hint}
        maxLength={maxLength}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
