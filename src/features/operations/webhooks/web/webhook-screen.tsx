import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListResponse } from '../../../../ui/admin/lists/list.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createDeliveryList, type Delivery } from './delivery-list.tsx';
import type { Webhook } from './webhook-form.tsx';

export interface WholeWebhook {
  readonly webhook: Webhook;
  readonly deliveries: ListResponse<Delivery>;
}

/** A webhook with its deliveries and a button to send a test event. */
export function WebhookScreen({ whole: { webhook, deliveries } }: { whole: WholeWebhook }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { host } = new URL(webhook.url);
  const list = useMemo(() => createDeliveryList(webhook._id, host), [webhook._id, host]);
  const test = async () => {
    setBusy(true);
    try {
      await api('POST /webhooks/test/{id}', { params: { id: webhook._id } });
      showToast({ kind: 'success', title: m.webhooks_test_done() });
      await revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.webhooks_failed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <a
        href={localizeHref('/admin/webhooks')}
        className="mb-4 inline-flex min-h-6 items-center gap-1.5 text-14 text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        {m.webhooks_back()}
      </a>
      <ListPage list={list} answer={deliveries}>
        {webhook.isEnabled ? (
          <button type="button" onClick={() => void test()} disabled={isBusy} className={secondaryButton}>
            {m.webhooks_test()}
          </button>
        ) : null}
      </ListPage>
    </>
  );
}
