import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { PageHeading, Panel } from '../../../../../ui/admin/page-heading.tsx';
import { ReasonDialog } from '../../../../../ui/admin/reason-dialog.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { describeContentStatus } from '../../../../contributing/drafts/web/missing-words.ts';
import type { requestsAdminContract } from '../../contract/admin.ts';
import { RequestFacts } from '../request-facts.tsx';
import { describeStatus } from '../status-words.ts';
import { type AdminCategory, BriefForm, hasBegunBrief } from './brief-form.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { requestsPath } from './request-list.tsx';
import { Revealed } from './revealed.tsx';

export type WholeRequest = OutputOf<typeof requestsAdminContract.single>;

const textLink = 'underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink';

/** A request with its contents, and the available actions. */
export function RequestScreen({ whole, categories }: { whole: WholeRequest; categories: readonly AdminCategory[] }) {
  const { request, brief } = whole;
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<'decline' | 'close'>();
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const done = async (title: string) => {
    showToast({ kind: 'success', title });
    setEditing(false);
    setAsked(undefined);
    await revalidator.revalidate();
  };
  const { _id: id, status } = request;
  const isOpen = status === 'new' || status === 'brief';
  useEffect(() => {
    if (isOpen && hasBegunBrief(id)) setEditing(true);
  }, [id, isOpen]);
  return (
    <>
      <BackLink path={requestsPath}>{m.admin_nav_content_requests()}</BackLink>
      <PageHeading title={request.title}>
        <span className="rounded-full border border-line px-3 py-1 text-14">{describeStatus(request)}</span>
      </PageHeading>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-6">
          <AskedFor request={request} />
          {isEditing ? (
            <BriefForm
              whole={whole}
              categories={categories}
              onSaved={() => done(m.requests_brief_saved())}
              onCancel={() => setEditing(false)}
            />
          ) : null}
          {brief === null || isEditing ? null : (
            <Panel title={m.requests_brief()}>
              <p className="text-16 font-medium wrap-anywhere">{brief.title}</p>
              <p className="mt-2 mb-4 text-14 wrap-anywhere whitespace-pre-line">{brief.description}</p>
              <RequestFacts facts={{ ...brief, currency: request.currency }} />
            </Panel>
          )}
          {brief === null ? null : <Answers whole={whole} />}
        </div>
        <aside className="grid gap-6 xl:sticky xl:top-24">
          {isOpen ? (
            <Panel title={m.requests_decide()} text={status === 'new' ? m.requests_decide_text() : undefined}>
              <div className="grid gap-3">
                <button
                  type="button"
                  disabled={isEditing}
                  onClick={() => setEditing(true)}
                  className={status === 'new' ? primaryButton : secondaryButton}
                >
                  {status === 'new' ? m.requests_make_brief() : m.requests_change_brief()}
                </button>
                <button
                  type="button"
                  onClick={() => setAsked(status === 'new' ? 'decline' : 'close')}
                  className={status === 'new' ? secondaryButton : primaryButton}
                >
                  {status === 'new' ? m.requests_decline() : m.requests_close()}
                </button>
              </div>
            </Panel>
          ) : null}
          <Revealed key={id} request={request} />
        </aside>
      </div>
      {asked === 'decline' ? (
        <ReasonDialog
          title={m.requests_decline_title()}
          text={m.requests_decline_text()}
          action={m.requests_decline()}
          maxLength={1500}
          hint={m.requests_note_hint()}
          failure={m.requests_admin_failed()}
          onSubmit={async (reason) => {
            await api('PUT /content-request/decline/{id}', { params: { id }, body: { reason } });
            await done(m.requests_declined_done());
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'close' ? (
        <CloseDialog
          onSubmit={async (body) => {
            await api('PUT /content-request/close/{id}', { params: { id }, body });
            await done(m.requests_closed_done());
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

function AskedFor({ request }: { request: WholeRequest['request'] }) {
  const { description, language, isOfAccount, reply, createdAt } = request;
  return (
    <Panel
      title={m.requests_asked()}
      text={
        <>
          <DhakaTime at={createdAt} /> · {isOfAccount ? m.requests_of_account() : m.requests_of_visitor()} ·{' '}
          {language === 'bn' ? m.requests_in_bangla() : m.requests_in_english()}
        </>
      }
    >
      <p lang={language} className="max-w-[68ch] text-16 wrap-anywhere whitespace-pre-line">
        {description}
      </p>
      <div className="mt-5">
        <RequestFacts facts={request} />
      </div>
      {reply === '' ? null : (
        <div className="mt-5 rounded-control bg-canvas px-4 py-3 text-14">
          <p className="font-medium">{m.requests_told()}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
    </Panel>
  );
}

function Answers({ whole: { answers } }: { whole: WholeRequest }) {
  return (
    <Panel title={m.requests_works()}>
      {answers.length === 0 ? <p className="text-14 text-muted">{m.requests_works_none()}</p> : null}
      <ul className="grid gap-3 text-14">
        {answers.map(({ _id, title, status, contributor }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <a href={localizeHref(`/admin/content/assets?q=${_id}`)} className={`font-medium ${textLink}`}>
                {title === '' ? m.requests_untitled() : title}
              </a>
              <span className="block text-12 text-muted wrap-anywhere">{contributor.name}</span>
            </span>
            <span className="text-12 text-muted">{describeContentStatus(status)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
