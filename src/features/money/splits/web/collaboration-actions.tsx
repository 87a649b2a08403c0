import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type Collaboration, formatShare } from './share-list.tsx';

type OpenDialog = 'agree' | 'leave';

/** Actions on an agreement. `isWorkPage`: hides the link to the work's page, which has the form for a change. */
export function CollaborationActions({
  collaboration,
  isWorkPage = false,
}: {
  collaboration: Collaboration;
  isWorkPage?: boolean;
}) {
  const [asked, setAsked] = useState<OpenDialog>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { _id: id, contentId, title, state, isOwner, shares } = collaboration;
  const own = shares.find(({ isMe }) => isMe);
  const share = formatShare(own?.basisPoints ?? 0);

  const run = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await work();
      showToast({ kind: 'success', title: said });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.splits_failed());
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
    await revalidate();
  };
  const answer = (given: 'agreed' | 'declined') =>
    run(
      () => browserApi('PUT /contributor/collaborations/answer/{id}', { params: { id }, body: { answer: given } }),
      given === 'agreed' ? m.splits_agreed() : m.splits_declined(),
    );
  const withdraw = () =>
    run(() => browserApi('DELETE /contributor/collaborations/proposal/{id}', { params: { id } }), m.splits_withdrawn());
  const leave = () =>
    run(() => browserApi('DELETE /contributor/collaborations/share/{id}', { params: { id } }), m.splits_left());

  return (
    <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
      {state === 'proposed' && own?.answer === 'pending' ? (
        <>
          <button type="button" disabled={isBusy} onClick={() => setAsked('agree')} className={primaryButton}>
            {m.splits_agree()}
          </button>
          <button type="button" disabled={isBusy} onClick={() => void answer('declined')} className={secondaryButton}>
            {m.splits_decline()}
          </button>
        </>
      ) : null}
      {state === 'proposed' && isOwner ? (
        <button type="button" disabled={isBusy} onClick={() => void withdraw()} className={secondaryButton}>
          {m.splits_withdraw()}
        </button>
      ) : null}
      {state === 'in_force' && isOwner && !isWorkPage ? (
        <a href={localizeHref(`/contributor/collaborations/${contentId}`)} className={secondaryButton}>
          {m.splits_change()}
        </a>
      ) : null}
      {state === 'in_force' && !isOwner && own !== undefined && own.basisPoints > 0 ? (
        <button type="button" disabled={isBusy} onClick={() => setAsked('leave')} className={secondaryButton}>
          {m.splits_leave()}
        </button>
      ) : null}
      {asked === 'agree' ? (
        <ConfirmDialog
          open
          title={m.splits_agree_title()}
          action={m.splits_agree()}
          onConfirm={() => answer('agreed')}
          onClose={() => setAsked(undefined)}
        >
          <p>{own?.basisPoints === 0 ? m.splits_agree_nothing({ title }) : m.splits_agree_text({ title, share })}</p>
        </ConfirmDialog>
      ) : null}
      {asked === 'leave' ? (
        <ConfirmDialog
          open
          danger
          title={m.splits_leave_title()}
          action={m.splits_leave()}
          onConfirm={leave}
          onClose={() => setAsked(undefined)}
        >
          <p>{m.splits_leave_text({ title, share, owner: shares[0]?.name ?? '' })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
