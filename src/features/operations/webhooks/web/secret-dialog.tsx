import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** Shows a secret once; only its button closes it, so that it isn't dismissed by accident. */
export const SecretDialog = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <ConfirmDialog
    open
    title={m.webhooks_secret_title()}
    action={m.webhooks_secret_done()}
    onConfirm={onDone}
    onClose={onDone}
  >
    <p>{m.webhooks_secret_text()}</p>
    <div className="flex items-center gap-2 rounded-control border border-line bg-canvas p-3">
      <textarea
        readOnly
        rows={2}
        spellCheck={false}
        value={secret}
        aria-label={m.webhooks_secret()}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 grow resize-none break-all bg-transparent font-mono text-14 text-ink"
      />
      <CopyButton text={secret} label={m.webhooks_secret_copy()} />
    </div>
  </ConfirmDialog>
);
