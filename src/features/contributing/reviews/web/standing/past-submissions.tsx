import { Time } from '../../../../../ui/components/time.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { CorrectionList } from '../correction-list.tsx';
import { reasonWords } from '../reason-words.ts';
import { kindWords, outcomeWords } from '../status-words.ts';
import type { OwnSubmission } from './load-standings.ts';

function Quote({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <div className="mt-3">
      <p className="text-12 text-muted">{label}</p>
      <blockquote className="mt-1 border-l-2 border-line pl-3 text-14 wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
    </div>
  );
}

/** A reviewer's message about a submission, and the contributor's note to the reviewer. */
export function ReviewerWords({ submission }: { submission: OwnSubmission }) {
  const { reasons, message, note, corrections } = submission;
  return (
    <>
      {reasons.length === 0 ? null : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {reasons.map((code) => (
            <li key={code} className="rounded-full border border-line px-3 py-1 text-14">
              {reasonWords[code]()}
            </li>
          ))}
        </ul>
      )}
      <Quote label={m.reviews_own_message()} text={message} />
      <Quote label={m.reviews_own_note()} text={note} />
      {corrections.length === 0 ? null : (
        <div className="mt-3">
          <CorrectionList corrections={corrections} />
        </div>
      )}
    </>
  );
}

/** Collapsible list of a work's submissions, newest first. */
export function PastSubmissions({ submissions }: { submissions: readonly OwnSubmission[] }) {
  if (submissions.length === 0) return null;
  return (
    <details className="mt-3 text-14">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
        {m.reviews_history()}
      </summary>
      <ol className="mt-3 grid gap-5 border-t border-line pt-4">
        {submissions.map((submission) => (
          <li key={submission._id}>
            <p className="font-medium">
              {kindWords[submission.kind]()}
              {submission.decision === null ? '' : ` → ${outcomeWords[submission.decision]()}`}
              <span className="ml-2 font-normal text-muted">
                <Time at={submission.decidedAt ?? submission.submittedAt} format="minute" />
              </span>
            </p>
            <ReviewerWords submission={submission} />
          </li>
        ))}
      </ol>
    </details>
  );
}
