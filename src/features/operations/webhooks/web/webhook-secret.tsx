import { SecretDialog } from '../../../../ui/components/secret-dialog.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** Shows the secret of a webhook once. */
export const WebhookSecret = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <SecretDialog
    secret={secret}
    title={m.webhooks_secret_title()}
    text={m.webhooks_secret_text()}
    label={m.webhooks_secret()}
    copyLabel={m.webhooks_secret_copy()}
    action={m.webhooks_secret_done()}
    onDone={onDone}
  />
);
