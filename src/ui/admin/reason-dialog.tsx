import * as z from 'zod';
import { multilineText } from '../../platform/http/schemas.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { TextArea } from '../forms/field.tsx';
import { useApiForm } from '../forms/use-api-form.ts';
import { m } from '../paraglide/messages.js';

export interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  /** What the button says that does it: a verb. */
  readonly action: string;
  readonly maxLength: number;
  /** Who reads the reason. */
  readonly hint: string;
  /** Said where the server's refusal has no words. */
  readonly failure: string;
  readonly isDanger?: boolean;
  /** Calls the operation; a refusal that it throws is shown at the field, or else below it. */
  readonly onSubmit: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something is done, and for the reason, which is needed. */
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
