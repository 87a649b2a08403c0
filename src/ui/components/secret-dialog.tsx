import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';

export interface SecretDialogProps {
  readonly secret: string;
  readonly title: string;
  readonly text: string;
  /** Name of the secret for screen readers. */
  readonly label: string;
  readonly copyLabel: string;
  readonly action: string;
  readonly onDone: () => void;
}

/** Shows a secret once; only its button closes it, so that it isn't dismissed by accident. */
export const SecretDialog = ({ secret, title, text, label, copyLabel, action, onDone }: SecretDialogProps) => (
  <ConfirmDialog open title={title} action={action} onConfirm={onDone}>
    <p>{text}</p>
    <div className="flex items-center gap-2 rounded-control border border-line bg-canvas p-3">
      <textarea
        readOnly
        rows={3}
        spellCheck={false}
        value={secret}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full min-w-0 resize-none break-all bg-transparent font-mono text-14 text-ink"
      />
      <CopyButton text={secret} label={copyLabel} />
    </div>
  </ConfirmDialog>
);
