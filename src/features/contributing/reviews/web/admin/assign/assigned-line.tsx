import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LazyPart } from '../../../../../../ui/components/loading/lazy-part.tsx';
import { m } from '../../../../../../ui/paraglide/messages.js';
import { AssignDialog } from '../review-parts.ts';
import type { Queued } from '../review-view.ts';

/** Assigned reviewer of a submission, with a button to change it. */
export function AssignedLine({ submission }: { submission: Queued }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { assignee } = submission;
  const close = () => setOpen(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-14">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-muted">{m.reviews_assigned()}: </span>
        {assignee === null
          ? m.reviews_assigned_nobody()
          : assignee.isMe
            ? m.reviews_assigned_me({ name: assignee.name })
            : assignee.name}
      </span>
      <button type="button" onClick={() => setOpen(true)} className="min-h-11 underline underline-offset-4 lg:min-h-8">
        {m.reviews_assign()}
      </button>
      {isOpen ? (
        <LazyPart onLost={close}>
          <AssignDialog rows={[submission]} onDone={() => void revalidate()} onClose={close} />
        </LazyPart>
      ) : null}
    </div>
  );
}
