import type { OutputOf } from '../../../../platform/http/operation.ts';
import { defineList } from '../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type DeliveryState, deliveryStates, type webhooksContract } from '../contract/webhooks.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { StateBadge, type Tone } from './state-badge.tsx';
import { describeAnswer, nameEvent, stateWords } from './webhook-words.ts';

export type Delivery = OutputOf<typeof webhooksContract.deliveries>['items'][number];

const tones: Readonly<Record<DeliveryState, Tone>> = { pending: 'waiting', delivered: 'good', failed: 'bad' };

const nameDelivery = ({ event }: Delivery): string => `${nameEvent(event.type)}, …${event._id.slice(-8)}`;

function NextAttempt({ at }: { at: string }) {
  const [before, after] = m.webhooks_next_at({ time: '\u0000' }).split('\u0000');
  return (
    <span className="mt-1 block text-12 text-muted">
      {before}
      <DhakaTime at={at} />
      {after}
    </span>
  );
}

/** Table of deliveries to one endpoint. `name`: its host. */
export const createDeliveryList = (endpointId: string, name: string) =>
  defineList({
    path: `/admin/webhooks/${endpointId}`,
    title: () => m.webhooks_deliveries({ name }),
    text: () => m.webhooks_deliveries_text(),
    filterLabel: () => m.webhooks_delivery_filter(),
    filters: {
      state: {
        kind: 'choice',
        label: () => m.webhooks_state(),
        choices: deliveryStates.map((state) => [state, stateWords[state]] as const),
      },
    },
    sorts: ['-happened', 'state'],
    pageSize: 50,
    load: (api, query) => api('GET /webhooks/deliveries/{id}', { params: { id: endpointId }, query }),
    rowId: ({ _id }) => _id,
    rowName: nameDelivery,
    columns: [
      {
        key: 'event',
        header: () => m.webhooks_event(),
        cell: ({ event }) => (
          <>
            <span className="block font-medium max-lg:mr-8">{nameEvent(event.type)}</span>
            <code className="block text-12 text-muted">{event.type}</code>
          </>
        ),
        isUnlabelled: true,
      },
      {
        key: 'state',
        header: () => m.webhooks_state(),
        cell: ({ state, nextAt }) => (
          <>
            <StateBadge tone={tones[state]} label={stateWords[state]()} />
            {nextAt === null ? null : <NextAttempt at={nextAt} />}
          </>
        ),
      },
      {
        key: 'answer',
        header: () => m.webhooks_answer(),
        cell: ({ lastStatus, lastError, attempts }) => (
          <>
            <span className="block">{describeAnswer(lastStatus, lastError) ?? m.webhooks_answer_none()}</span>
            {attempts === 0 ? null : (
              <span className="block text-12 text-muted">
                {attempts === 1
                  ? m.webhooks_attempt_one({ count: formatCount(1) })
                  : m.webhooks_attempt_count({ count: formatCount(attempts) })}
              </span>
            )}
          </>
        ),
      },
      {
        key: 'happened',
        header: () => m.webhooks_happened(),
        cell: ({ event }) => <DhakaTime at={event.at} />,
        className: 'tabular-nums',
      },
    ],
    actions: [
      {
        key: 'details',
        kind: 'panel',
        label: () => m.webhooks_details(),
        name: (row) => m.webhooks_details_named({ name: nameDelivery(row) }),
        title: (row) => nameEvent(row.event.type),
        render: (row) => <DeliveryDetails id={row._id} eventId={row.event._id} />,
      },
      {
        key: 'replay',
        kind: 'confirm',
        label: () => m.webhooks_replay(),
        name: (row) => m.webhooks_replay_named({ name: nameDelivery(row) }),
        title: () => m.webhooks_replay_title(),
        text: () => m.webhooks_replay_text(),
        run: async (api, { _id }) => (await api('POST /webhooks/replay/{id}', { params: { id: _id } })).delivery,
        done: () => m.webhooks_replay_done(),
        failed: () => m.webhooks_failed(),
        bulk: {
          title: (count) => m.webhooks_replay_title_count({ count }),
          done: (count) => m.webhooks_replay_done_count({ count }),
        },
      },
    ],
    count: {
      one: (count) => m.webhooks_delivery_one({ count }),
      many: (count) => m.webhooks_delivery_count({ count }),
    },
    none: { title: () => m.webhooks_delivery_none(), text: () => m.webhooks_delivery_none_text() },
    noMatch: { title: () => m.webhooks_delivery_no_match(), text: () => m.webhooks_delivery_no_match_text() },
    keysHint: () => m.webhooks_keys_hint(),
  });
