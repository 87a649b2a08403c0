import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ReportCase } from './case-list.tsx';

/** Current content of a reported list with a link; if its sharing was ended, with a button to allow it again. */
export function ReportedList({ list }: { list: NonNullable<ReportCase['list']> }) {
  const { _id: id, name, note, count, token, isTakenDown } = list;
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const allow = async () => {
    setBusy(true);
    try {
      await api('PUT /report/list/allow/{id}', { params: { id } });
      showToast({ kind: 'success', title: m.reports_list_allowed() });
      await revalidator.revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.reports_close_failed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={m.reports_list()}>
      <div className="grid justify-items-start gap-3 text-14">
        <p className="font-medium wrap-anywhere">{name}</p>
        {note === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
        <p className="text-muted">
          {count === 1
            ? m.reports_list_works_one({ count: formatCount(1) })
            : m.reports_list_works({ count: formatCount(count) })}
          {' · '}
          {isTakenDown
            ? m.reports_list_taken_down()
            : token === null
              ? m.reports_list_not_shared()
              : m.reports_list_is_shared()}
        </p>
        {token === null ? null : (
          <a
            href={localizeHref(`/lists/${token}`)}
            className="underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {m.reports_list_see()}
          </a>
        )}
        {isTakenDown ? (
          <button
            type="button"
            aria-busy={isBusy}
            disabled={isBusy}
            onClick={() => void allow()}
            className={secondaryButton}
          >
            {m.reports_list_allow()}
          </button>
        ) : null}
      </div>
    </Panel>
  );
}
