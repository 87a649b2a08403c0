import { useRef, useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { LabelledCopyButton } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { type FavoriteList, toSharedPath } from './list-view.ts';

interface Sharing {
  readonly isShared: boolean;
  readonly token: string | null;
  readonly showsOwner: boolean;
}

const textButton = 'inline-flex h-10 items-center gap-2 rounded-control px-3 text-14 font-medium hover:bg-line/60';

/** Shows the wanted state at once and makes the calls one after another; reverts with a notice if one fails. */
function useSharing(list: FavoriteList) {
  const first = { isShared: list.token !== null, token: list.token, showsOwner: list.showsOwner };
  const [shown, setShown] = useState<Sharing>(first);
  const known = useRef<Sharing>(first);
  const calls = useRef(Promise.resolve());
  const latest = useRef(0);
  const change = (wanted: { isShared: boolean; showsOwner: boolean; newLink?: true }): Promise<boolean> => {
    const { newLink, ...state } = wanted;
    latest.current += 1;
    const own = latest.current;
    setShown((now) => ({ ...state, token: state.isShared && newLink === undefined ? now.token : null }));
    const call = calls.current.then(async () => {
      try {
        const answer = await browserApi('PUT /favorites/lists/share/{id}', { params: { id: list._id }, body: wanted });
        known.current = { ...answer, isShared: answer.token !== null };
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        showFailure(error, m.favorite_lists_failed());
        return false;
      } finally {
        if (own === latest.current) setShown(known.current);
      }
    });
    calls.current = call.then(() => undefined);
    return call;
  };
  return { shown, change };
}

function Switch(props: { label: string; isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const { label, isOn, onToggle } = props;
  return (
    <label className="flex min-h-10 cursor-pointer items-center justify-between gap-4 text-16">
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-muted transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-paper before:transition-transform checked:bg-accent checked:before:translate-x-5"
      />
    </label>
  );
}

/** Switches for sharing the list and for naming its owner, and the link. */
export function SharePanel({ list }: { list: FavoriteList }) {
  const { shown, change } = useSharing(list);
  const [isAsking, setAsking] = useState(false);
  const { isShared, token, showsOwner } = shown;
  return (
    <section aria-labelledby="sharing" className="rounded-card border border-line bg-paper p-5">
      <h2 id="sharing" className="text-18">
        {m.favorite_lists_sharing()}
      </h2>
      {list.isTakenDown ? (
        <p className="mt-3 text-14 text-muted">
          {m.favorite_lists_taken_down()}{' '}
          <a href={localizeHref('/contact')} className="text-ink underline underline-offset-4">
            {m.favorite_lists_write_us()}
          </a>
        </p>
      ) : (
        <>
          <div className="mt-3">
            <Switch
              label={m.favorite_lists_share()}
              isOn={isShared}
              onToggle={(wanted) => void change({ isShared: wanted, showsOwner })}
            />
          </div>
          <p className="mt-1 text-14 text-muted">{m.favorite_lists_share_hint()}</p>
          {isShared ? (
            <div className="mt-4 grid gap-3 border-t border-line pt-4">
              <SharedLink token={token} onNewLink={() => setAsking(true)} />
              <Switch
                label={m.favorite_lists_shows_owner()}
                isOn={showsOwner}
                onToggle={(wanted) => void change({ isShared: true, showsOwner: wanted })}
              />
            </div>
          ) : null}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.favorite_lists_new_link_title()}
        action={m.favorite_lists_new_link()}
        onConfirm={async () => {
          if (await change({ isShared: true, showsOwner, newLink: true }))
            showToast({ kind: 'success', title: m.favorite_lists_new_link_made() });
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      >
        <p>{m.favorite_lists_new_link_text()}</p>
      </ConfirmDialog>
    </section>
  );
}

function SharedLink({ token, onNewLink }: { token: string | null; onNewLink: () => void }) {
  const origin = useRootData()?.page.origin ?? '';
  const path = token === null ? '' : toSharedPath(token);
  return (
    <>
      <input
        readOnly
        aria-label={m.favorite_lists_link()}
        aria-busy={token === null}
        value={token === null ? '…' : origin + path}
        onFocus={(event) => event.currentTarget.select()}
        className={`${fieldBox} h-10 px-3 text-14`}
      />
      <div className="flex flex-wrap gap-2">
        <LabelledCopyButton text={origin + path} label={m.favorite_lists_copy()} />
        <a href={path === '' ? undefined : path} target="_blank" rel="noreferrer" className={textButton}>
          <Icon name="external-link" className="size-4" />
          {m.favorite_lists_open()}
        </a>
        <button type="button" onClick={onNewLink} disabled={token === null} className={textButton}>
          <Icon name="rotate-ccw" className="size-4" />
          {m.favorite_lists_new_link()}
        </button>
      </div>
    </>
  );
}
