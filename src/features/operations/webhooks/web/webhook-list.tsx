import { defineList, type RowChange } from '../../../../ui/admin/lists/list.ts';
import type { ArborApi } from '../../../../ui/api/client.ts';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { RollSecret } from './roll-secret.tsx';
import { StateBadge } from './state-badge.tsx';
import { EditWebhook, type Webhook } from './webhook-form.tsx';
import { nameEvent } from './webhook-words.ts';

const nameWebhook = ({ url }: Webhook): string => new URL(url).host;

const offWords = {
  admin: () => m.webhooks_off_admin(),
  gone: () => m.webhooks_off_gone(),
  failing: () => m.webhooks_off_failing(),
};

function WebhookState({ webhook: { isEnabled, disabledBy, failingSince } }: { webhook: Webhook }) {
  if (!isEnabled)
    return (
      <>
        <StateBadge tone={disabledBy === 'admin' ? 'waiting' : 'bad'} label={m.webhooks_off()} />
        {disabledBy === null ? null : <span className="mt-1 block text-12 text-muted">{offWords[disabledBy]()}</span>}
      </>
    );
  if (failingSince === null) return <StateBadge tone="good" label={m.webhooks_on()} />;
  const [before, after] = m.webhooks_failing_since({ time: '\u0000' }).split('\u0000');
  return (
    <>
      <StateBadge tone="bad" label={m.webhooks_failing()} />
      <span className="mt-1 block text-12 text-muted">
        {before}
        <DhakaTime at={failingSince} />
        {after}
      </span>
    </>
  );
}

function OldSecret({ until }: { until: string }) {
  const [before, after] = m.webhooks_old_secret_until({ time: '\u0000' }).split('\u0000');
  return (
    <span className="mt-1 block text-12 text-muted">
      {before}
      <DhakaTime at={until} />
      {after}
    </span>
  );
}

const change = async (api: ArborApi, { _id }: Webhook, isEnabled: boolean): Promise<RowChange<Webhook>> =>
  (await api('PATCH /webhooks/update/{id}', { params: { id: _id }, body: { isEnabled } })).endpoint;

/** Table of webhook endpoints. */
export const webhookList = defineList({
  path: '/admin/webhooks',
  title: () => m.webhooks_title(),
  text: () => m.webhooks_text(),
  filterLabel: () => m.webhooks_filter(),
  filters: {},
  sorts: ['-added', 'url', '-events', 'state'],
  pageSize: 50,
  load: (api, query) => api('GET /webhooks/all', { query }),
  rowId: ({ _id }) => _id,
  rowName: nameWebhook,
  columns: [
    {
      key: 'url',
      header: () => m.webhooks_url(),
      cell: (row) => (
        <>
          <a
            href={localizeHref(`/admin/webhooks/${row._id}`)}
            aria-label={m.webhooks_deliveries_of({ name: nameWebhook(row) })}
            className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink max-lg:mr-8"
          >
            {nameWebhook(row)}
          </a>
          {row.description === '' ? null : <span className="block text-14 wrap-anywhere">{row.description}</span>}
          <span className="block text-12 wrap-anywhere text-muted">{row.url}</span>
        </>
      ),
      className: 'lg:max-w-sm',
      isUnlabelled: true,
    },
    {
      key: 'events',
      header: () => m.webhooks_events(),
      cell: ({ events }) => (
        <ul className="grid gap-0.5 text-14">
          {events.map((type) => (
            <li key={type}>{nameEvent(type)}</li>
          ))}
        </ul>
      ),
    },
    { key: 'state', header: () => m.webhooks_state(), cell: (row) => <WebhookState webhook={row} /> },
    {
      key: 'added',
      header: () => m.webhooks_added(),
      cell: ({ createdAt, createdBy, previousSecretUntil }) => (
        <>
          <DhakaTime at={createdAt} />
          {createdBy === null ? null : (
            <span className="block text-12 text-muted">{m.webhooks_added_by({ name: createdBy.name })}</span>
          )}
          {previousSecretUntil === null ? null : <OldSecret until={previousSecretUntil} />}
        </>
      ),
      className: 'tabular-nums',
    },
  ],
  actions: [
    {
      key: 'edit',
      kind: 'dialog',
      label: () => m.webhooks_edit(),
      name: (row) => m.webhooks_edit_named({ name: nameWebhook(row) }),
      Dialog: EditWebhook,
    },
    {
      key: 'test',
      kind: 'confirm',
      label: () => m.webhooks_test(),
      name: (row) => m.webhooks_test_named({ name: nameWebhook(row) }),
      isOffered: ({ isEnabled }) => isEnabled,
      title: (row) => m.webhooks_test_title({ name: nameWebhook(row) }),
      text: () => m.webhooks_test_text(),
      run: async (api, { _id }) => {
        await api('POST /webhooks/test/{id}', { params: { id: _id } });
        return {};
      },
      done: () => m.webhooks_test_done(),
      failed: () => m.webhooks_failed(),
    },
    {
      key: 'roll',
      kind: 'dialog',
      label: () => m.webhooks_roll(),
      name: (row) => m.webhooks_roll_named({ name: nameWebhook(row) }),
      Dialog: RollSecret,
    },
    {
      key: 'on',
      kind: 'confirm',
      label: () => m.webhooks_switch_on(),
      name: (row) => m.webhooks_switch_on_named({ name: nameWebhook(row) }),
      isOffered: ({ isEnabled }) => !isEnabled,
      title: (row) => m.webhooks_switch_on_title({ name: nameWebhook(row) }),
      text: () => m.webhooks_switch_on_text(),
      run: (api, row) => change(api, row, true),
      done: () => m.webhooks_switched_on(),
      failed: () => m.webhooks_failed(),
    },
    {
      key: 'off',
      kind: 'confirm',
      label: () => m.webhooks_switch_off(),
      name: (row) => m.webhooks_switch_off_named({ name: nameWebhook(row) }),
      isOffered: ({ isEnabled }) => isEnabled,
      title: (row) => m.webhooks_switch_off_title({ name: nameWebhook(row) }),
      text: () => m.webhooks_switch_off_text(),
      run: (api, row) => change(api, row, false),
      done: () => m.webhooks_switched_off(),
      failed: () => m.webhooks_failed(),
    },
    {
      key: 'delete',
      kind: 'confirm',
      isDanger: true,
      label: () => m.webhooks_delete(),
      name: (row) => m.webhooks_delete_named({ name: nameWebhook(row) }),
      title: (row) => m.webhooks_delete_title({ name: nameWebhook(row) }),
      text: () => m.webhooks_delete_text(),
      run: async (api, { _id }) => {
        await api('DELETE /webhooks/delete/{id}', { params: { id: _id } });
        return 'reload';
      },
      done: () => m.webhooks_deleted(),
      failed: () => m.webhooks_failed(),
    },
  ],
  count: { one: (count) => m.webhooks_one({ count }), many: (count) => m.webhooks_count({ count }) },
  none: { title: () => m.webhooks_none(), text: () => m.webhooks_none_text() },
  noMatch: { title: () => m.webhooks_none(), text: () => m.webhooks_none_text() },
  keysHint: () => m.webhooks_keys_hint(),
});
