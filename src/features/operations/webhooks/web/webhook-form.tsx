import { useState } from 'react';
import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { RowDialogProps } from '../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { CheckboxField, TextField } from '../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type WebhookEventType, webhookEventTypes } from '../contract/events.ts';
import type { webhooksContract } from '../contract/webhooks.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import { nameEvent } from './webhook-words.ts';

export type Webhook = OutputOf<typeof webhooksContract.single>;

const schema = z.object({ url: z.string().trim().max(500), description: z.string().trim().max(200) });

interface WebhookFieldsProps {
  /** The webhook to edit; undefined for a new one. */
  readonly webhook: Webhook | undefined;
  readonly onSave: (values: z.output<typeof schema> & { events: WebhookEventType[] }) => Promise<void>;
  readonly onClose: () => void;
}

function WebhookFields({ webhook, onSave, onClose }: WebhookFieldsProps) {
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook?.events ?? []);
  const form = useApiForm({
    schema,
    defaultValues: { url: webhook?.url ?? '', description: webhook?.description ?? '' },
    failure: m.webhooks_failed(),
    onSubmit: (values) => onSave({ ...values, events: [...events] }),
  });
  const toggle = (type: WebhookEventType) =>
    setEvents(webhookEventTypes.filter((each) => (each === type) !== events.includes(each)));
  return (
    <ConfirmDialog
      open
      title={webhook === undefined ? m.webhooks_add() : m.webhooks_edit_title()}
      action={webhook === undefined ? m.webhooks_add_do() : m.webhooks_save()}
      ready={events.length > 0}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField
        {...form.field('url')}
        id="webhook-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={m.webhooks_url()}
        hint={m.webhooks_url_hint()}
        placeholder="https://hooks.example.com/arbor"
        maxLength={500}
      />
      <TextField
        {...form.field('description')}
        id="webhook-description"
        autoComplete="off"
        label={m.webhooks_description()}
        maxLength={200}
      />
      <fieldset className="grid gap-3 text-ink">
        <legend className="mb-2 text-14 font-medium">{m.webhooks_events()}</legend>
        {webhookEventTypes.map((type) => (
          <CheckboxField
            key={type}
            id={`webhook-${type}`}
            checked={events.includes(type)}
            onChange={() => toggle(type)}
            label={
              <span className="grid gap-0.5">
                <span>{nameEvent(type)}</span>
                <code className="text-12 text-muted">{type}</code>
              </span>
            }
          />
        ))}
      </fieldset>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Form that adds a webhook, then shows its secret. */
export function NewWebhook({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const api = useAdminApi();
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) return <WebhookSecret secret={secret} onDone={onDone} />;
  return (
    <WebhookFields
      webhook={undefined}
      onSave={async (body) => setSecret((await api('POST /webhooks/create', { body })).secret)}
      onClose={onClose}
    />
  );
}

export function EditWebhook({ row, onDone, onClose }: RowDialogProps<Webhook>) {
  const api = useAdminApi();
  return (
    <WebhookFields
      webhook={row}
      onSave={async (body) => {
        const { endpoint } = await api('PATCH /webhooks/update/{id}', { params: { id: row._id }, body });
        showToast({ kind: 'success', title: m.webhooks_saved() });
        onDone(endpoint);
      }}
      onClose={onClose}
    />
  );
}
