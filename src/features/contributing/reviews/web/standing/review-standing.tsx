import { useEffect, useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Time } from '../../../../../ui/components/time.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { outcomeWords } from '../status-words.ts';
import { formatWait } from './format-wait.ts';
import { createStandingLoader, type OwnSubmission, type Standing } from './load-standings.ts';
import { PastSubmissions, ReviewerWords } from './past-submissions.tsx';
import { SubmitAgain } from './submit-again.tsx';

function InQueue({ standing: { position, medianWaitMinutes } }: { standing: Standing }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-14">
      <Icon name="eye" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span>
        {position === 1 ? m.reviews_own_next() : m.reviews_own_position({ position: formatCount(position ?? 0) })}
        {medianWaitMinutes === null ? '' : ` ${m.reviews_own_wait({ wait: formatWait(medianWaitMinutes) })}`}
      </span>
    </p>
  );
}

function CameBack({ last }: { last: OwnSubmission }) {
  if (last.decision === null) return null;
  return (
    <div className="mt-3 rounded-control border border-line bg-canvas p-4">
      <p className="flex flex-wrap items-center gap-x-2 text-14 font-medium">
        <Icon name={last.decision === 'rejected' ? 'ban' : 'rotate-ccw'} className="size-4" />
        {outcomeWords[last.decision]()}
        {last.decidedAt === null ? null : (
          <span className="font-normal text-muted">
            <Time at={last.decidedAt} format="minute" />
          </span>
        )}
      </p>
      <ReviewerWords submission={last} />
    </div>
  );
}

const loadStanding = createStandingLoader(browserApi);

/** Loads the status if the page's loader hasn't. */
function useStanding(contentId: string, given: Standing | undefined): Standing | undefined {
  const [fetched, setFetched] = useState<Standing>();
  useEffect(() => {
    if (given !== undefined) return;
    let isCurrent = true;
    loadStanding(contentId).then(
      (standing) => isCurrent && setFetched(standing),
      (error: unknown) => {
        // The list shows the work without its status.
        if (!isApiError(error)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [contentId, given]);
  return given ?? fetched;
}

/** Review status of a contributor's work: its position in the queue, or the reasons of a refusal and the next steps. */
export function ReviewStanding({
  contentId,
  given,
  saveFirst,
  onSubmitted,
}: {
  contentId: string;
  given: Standing | undefined;
  /** Saves pending changes before the work is submitted again; resolves to false if that fails. */
  saveFirst?: () => Promise<boolean>;
  /** Called after a resubmission or an appeal. */
  onSubmitted: () => void;
}) {
  const standing = useStanding(contentId, given);
  if (standing === undefined) return null;
  const [last, ...earlier] = standing.submissions;
  const isBack = standing.mayResubmit || standing.status === 'rejected';
  return (
    <>
      {standing.position === null ? null : <InQueue standing={standing} />}
      {isBack && last !== undefined ? <CameBack last={last} /> : null}
      {isBack ? <SubmitAgain {...{ standing, saveFirst, onSubmitted }} /> : null}
      <PastSubmissions submissions={isBack || last?.decision === null ? earlier : standing.submissions} />
    </>
  );
}
