import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { Ago } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { kindWords, outcomeWords } from '../status-words.ts';
import { AssignedLine } from './assign/assigned-line.tsx';
import type { Refusal } from './decision-form.tsx';
import { Key } from './key.tsx';
import { ContributorFigures, ReviewHistory } from './review-history.tsx';
import { CorrectionForm, DecisionForm, KeysHelp, PictureZoom } from './review-parts.ts';
import { queuePath, toReviewHref } from './review-path.ts';
import type { Review, ReviewAids } from './review-view.ts';
import { RevisionDifferences } from './revision-differences.tsx';
import { SimilarWorks } from './similar-works.tsx';
import { type ClaimCalls, useClaim } from './use-claim.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { Checks, WorkFacts } from './work-facts.tsx';
import { WorkFiles } from './work-files.tsx';
import { WorkPictures } from './work-pictures.tsx';

const claimCalls: ClaimCalls = {
  claim: (id) => browserApi('PUT /content/request/contributor/claim/{id}', { params: { id } }),
  release: (id) => browserApi('DELETE /content/request/contributor/claim/{id}', { params: { id } }),
};

/** Review page of a submission: the work, its data and the decision, with shortcut keys. */
export function ReviewScreen({ review, aids }: { review: Review; aids: ReviewAids }) {
  const { submission, work, decision } = review;
  const { search } = useLocation();
  const navigate = useNavigate();
  const api = useAdminApi();
  const isOpen = decision === null;
  const refusal = useClaim(submission._id, isOpen, claimCalls);
  const [asked, setAsked] = useState<Refusal | null>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { revalidate } = useRevalidator();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const listHref = queuePath + search;
  const go = (id: string | null) => void navigate(localizeHref(id === null ? listHref : toReviewHref(id, listHref)));
  const leaveDecided = (words: string) => {
    showToast({ kind: 'success', title: words });
    go(review.next ?? review.previous);
  };
  async function approve() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { status } = await api('PATCH /content/review/{id}/{decision}', {
        params: { id: submission._id, decision: 'approve' },
        body: {},
      });
      const { title } = submission;
      leaveDecided(
        status === 'published' ? m.reviews_did_approve({ title }) : m.reviews_did_approve_kept_out({ title }),
      );
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.reviews_failed());
    } finally {
      setBusy(false);
    }
  }
  const mayDecide = isOpen && refusal === '' && !isBusy;
  const ask = (wanted: Refusal) => (mayDecide ? () => setAsked(wanted) : undefined);
  // Shortcut keys for decisions are disabled while the reasons of a refusal are being chosen.
  const mayBegin = mayDecide && asked === null;
  const edit = mayDecide ? () => setEditing(true) : undefined;
  useReviewKeys({
    a: mayBegin ? () => void approve() : undefined,
    c: mayBegin ? ask('changes') : undefined,
    r: mayBegin ? ask('reject') : undefined,
    e: edit,
    j: review.next === null ? undefined : () => go(review.next),
    k: review.previous === null ? undefined : () => go(review.previous),
    z: review.previews.length > 0 ? () => setZoomed(0) : undefined,
    '?': () => setHelpOpen(true),
  });
  const zoomedPicture = zoomed === null ? undefined : review.previews[zoomed];

  return (
    <>
      <nav aria-label={m.admin_nav_contributors_requests()} className="mb-4 flex flex-wrap items-center gap-2 text-14">
        <a href={localizeHref(listHref)} className="mr-auto inline-flex h-10 items-center gap-2 font-medium">
          <Icon name="arrow-left" className="size-4" />
          {m.reviews_back()}
        </a>
        <Step id={review.previous} listHref={listHref} letter="K">
          {m.reviews_previous()}
        </Step>
        <Step id={review.next} listHref={listHref} letter="J">
          {m.reviews_next()}
        </Step>
        <button type="button" onClick={() => setHelpOpen(true)} className={stepClass}>
          {m.reviews_help()} <Key>?</Key>
        </button>
      </nav>
      <h1 className="text-28 tracking-tight wrap-anywhere">{submission.title}</h1>
      <p className="mt-1 mb-5 text-14 text-muted">
        {kindWords[submission.kind]()} · {submission.contributor.name} · <Ago at={submission.submittedAt} />
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <WorkPictures pictures={review.previews} onZoom={setZoomed} />
          {review.live === null ? null : (
            <RevisionDifferences live={review.live} work={work} previews={review.previews} />
          )}
          <SimilarWorks similar={review.similar} previews={review.previews} />
          <WorkFacts work={work} corrections={review.corrections} onEdit={edit}>
            {isEditing ? (
              <LazyPart onLost={() => setEditing(false)}>
                <CorrectionForm
                  submissionId={submission._id}
                  work={work}
                  onChanged={() => void revalidate()}
                  onClose={() => setEditing(false)}
                />
              </LazyPart>
            ) : null}
          </WorkFacts>
          <WorkFiles work={work} files={review.files} />
          <ReviewHistory history={review.history} />
        </div>
        <aside className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto">
          <section className="grid grid-cols-1 gap-4 rounded-card border border-line bg-paper p-5">
            <h2 className="text-18">{m.reviews_decision()}</h2>
            {isOpen ? <AssignedLine submission={submission} /> : null}
            {review.live === null ? null : (
              <p className="text-14 wrap-anywhere">{m.reviews_replaces({ title: review.live.content.title })}</p>
            )}
            {submission.note === '' ? null : (
              <p className="rounded-control bg-canvas p-3 text-14 wrap-anywhere whitespace-pre-line">
                <span className="block text-12 text-muted">{m.reviews_note()}</span>
                {submission.note}
              </p>
            )}
            <Checks checks={review.checks} maturePictures={review.maturePictures} previews={review.previews} />
            <p role="status" className="text-14 font-medium empty:hidden">
              {decision === null ? refusal : m.reviews_decided({ decision: outcomeWords[decision]() })}
            </p>
            {asked === null ? (
              <div className="grid gap-2">
                <button type="button" disabled={!mayDecide} onClick={() => void approve()} className={primaryButton}>
                  {m.reviews_approve()} <Key>A</Key>
                </button>
                <button type="button" disabled={!mayDecide} onClick={ask('changes')} className={secondaryButton}>
                  {m.reviews_changes()} <Key>C</Key>
                </button>
                <button type="button" disabled={!mayDecide} onClick={ask('reject')} className={secondaryButton}>
                  {m.reviews_reject()} <Key>R</Key>
                </button>
              </div>
            ) : (
              <LazyPart onLost={() => setAsked(null)} fallback={<div className="min-h-96" />}>
                <DecisionForm
                  id={submission._id}
                  decision={asked}
                  aids={aids}
                  onDone={() =>
                    leaveDecided(
                      asked === 'reject'
                        ? m.reviews_did_reject({ title: submission.title })
                        : m.reviews_did_changes({ title: submission.title }),
                    )
                  }
                  onCancel={() => setAsked(null)}
                />
              </LazyPart>
            )}
          </section>
          <ContributorFigures contributor={review.contributor} />
        </aside>
      </div>
      <LazyPart>
        {zoomedPicture === undefined ? null : <PictureZoom picture={zoomedPicture} onClose={() => setZoomed(null)} />}
        {isHelpOpen ? <KeysHelp onClose={() => setHelpOpen(false)} /> : null}
      </LazyPart>
    </>
  );
}

const stepClass =
  'inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-3 font-medium hover:border-ink';

function Step(props: { id: string | null; listHref: string; letter: string; children: ReactNode }) {
  const { id, listHref, letter, children } = props;
  if (id === null) return null;
  return (
    <a href={localizeHref(toReviewHref(id, listHref))} className={stepClass}>
      {children} <Key>{letter}</Key>
    </a>
  );
}
