import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { webhooksContract } from '../contract/webhooks.ts';
import { describeAnswer } from './webhook-words.ts';

type Details = OutputOf<typeof webhooksContract.delivery>;

/** Loads the details of a delivery when it is opened, because its body can be long. */
function useDetails(id: string): Details | 'failed' | undefined {
  const api = useAdminApi();
  const [details, setDetails] = useState<Details | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller is another one at each rendering
  useEffect(() => {
    let isCurrent = true;
    api('GET /webhooks/delivery/{id}', { params: { id } }).then(
      (answer) => isCurrent && setDetails(answer),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (isCurrent) setDetails('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return details;
}

function Attempt({ attempt: { at, milliseconds, status, error } }: { attempt: Details['attempts'][number] }) {
  return (
    <li className="grid justify-between gap-x-4 border-b border-line py-2 last:border-0 sm:flex">
      <span className="min-w-0">{describeAnswer(status, error) ?? m.webhooks_error_interrupted()}</span>
      <span className="text-muted tabular-nums">
        <DhakaTime at={at} />
        {milliseconds === null ? null : ` · ${m.webhooks_milliseconds({ count: formatCount(milliseconds) })}`}
      </span>
    </li>
  );
}

/** Details of a delivery: its attempts, newest first, and its formatted body. */
export function DeliveryDetails({ id, eventId }: { id: string; eventId: string }) {
  const details = useDetails(id);
  if (details === undefined) return <p className="text-14 text-muted">{m.webhooks_loading()}</p>;
  if (details === 'failed') return <p className="text-14 text-danger">{m.webhooks_failed()}</p>;
  const { attempts, body } = details;
  return (
    <div className="grid gap-6 text-14">
      <dl className="grid gap-1">
        <dt className="text-muted">webhook-id</dt>
        <dd>
          <code className="wrap-anywhere">{eventId}</code>
        </dd>
      </dl>
      {attempts.length === 0 ? null : (
        <section>
          <h3 className="mb-2 text-14 font-medium">{m.webhooks_attempts()}</h3>
          <ol>
            {attempts.map((attempt) => (
              <Attempt key={attempt.number} attempt={attempt} />
            ))}
          </ol>
        </section>
      )}
      <section>
        <div className="mb-2 flex items-center justify-between gap-4">
          <h3 className="text-14 font-medium">{m.webhooks_body()}</h3>
          <CopyButton text={body} label={m.webhooks_body_copy()} />
        </div>
        <pre
          lang="en"
          className="rounded-control border border-line bg-canvas p-3 text-12 wrap-anywhere whitespace-pre-wrap"
        >
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
      </section>
    </div>
  );
}
