import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListResponse } from '../../../../ui/admin/lists/list.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { MAX_ENDPOINTS } from '../contract/webhooks.ts';
import { NewWebhook, type Webhook } from './webhook-form.tsx';
import { webhookList } from './webhook-list.tsx';

/** All webhooks, with a button to add one. */
export function WebhooksScreen({ answer }: { answer: ListResponse<Webhook> }) {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListPage list={webhookList} answer={answer}>
        {answer.total < MAX_ENDPOINTS ? (
          <button type="button" onClick={() => setAdding(true)} className={secondaryButton}>
            <Icon name="plus" className="size-4" />
            {m.webhooks_add()}
          </button>
        ) : null}
      </ListPage>
      {isAdding ? (
        <NewWebhook
          onDone={() => {
            setAdding(false);
            void revalidate();
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}
