import { type DragEvent, useEffect, useRef, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { createUploadApi } from '../../../../ui/api/upload-api.ts';
import { Avatar } from '../../../../ui/components/avatar.tsx';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import { displayName, type Profile } from './profile-view.ts';

const MAX_BYTES = 10 * 1024 * 1024;

interface Work {
  readonly kind: 'sending' | 'removing';
  /** What is being sent, as it will look. */
  readonly preview?: string;
  /** How much has been sent, from 0 to 1. */
  readonly share?: number;
}

/** One's picture: chosen or dropped, shown at once, kept as it was where the new one is refused. */
export function ProfileImage({ user }: { user: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);
  const preview = work?.preview;
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview]);

  async function run(doing: Work, change: () => Promise<unknown>) {
    setWork(doing);
    setProblem(undefined);
    try {
      await change();
      await revalidateSession();
      showToast({ kind: 'success', title: m.accounts_profile_image_updated() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.errors[0]?.message ?? getErrorMessage(error, m.accounts_profile_image_failed()));
      showFailure(error, m.accounts_profile_image_failed());
    } finally {
      setWork(undefined);
    }
  }

  function send(file: File | undefined) {
    if (file === undefined || work !== undefined) return;
    if (file.size > MAX_BYTES) {
      setProblem(m.accounts_profile_image_large());
      return;
    }
    const preview = URL.createObjectURL(file);
    const api = createUploadApi((share) => setWork({ kind: 'sending', preview, share }));
    void run({ kind: 'sending', preview }, () => api('PUT /user/update/image', { file: { image: file } }));
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's
    <div
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="flex flex-col gap-5 rounded-card border border-dashed border-line p-5 data-over:border-ink data-over:bg-canvas sm:flex-row sm:items-center sm:gap-7"
    >
      <div className="relative size-24 shrink-0">
        <Avatar name={displayName(user)} image={work?.preview ?? user.image} size={96} />
        {work === undefined ? null : (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-shade text-paper">
            <Spinner className="size-7" />
          </span>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-busy={work?.kind === 'sending'}
            aria-describedby="image-about"
            onClick={() => input.current?.click()}
            className={secondaryButton}
          >
            <Icon name="camera" />
            {m.accounts_profile_image_choose()}
          </button>
          {user.image === null ? null : (
            <button
              type="button"
              aria-busy={work?.kind === 'removing'}
              onClick={() =>
                work === undefined && void run({ kind: 'removing' }, () => browserApi('DELETE /user/remove/image', {}))
              }
              className={secondaryButton}
            >
              <Icon name="trash" />
              {m.accounts_profile_image_remove()}
            </button>
          )}
        </div>
        <p id="image-about" className="mt-3 text-14 text-muted">
          {m.accounts_profile_image_about()}
        </p>
        <p role="status" className="text-14 text-muted empty:hidden">
          {work?.kind === 'sending' ? m.accounts_profile_image_sending() : null}
        </p>
        {work?.share === undefined ? null : (
          <progress
            value={work.share}
            aria-label={m.accounts_profile_image_sending()}
            className="h-1 w-full accent-accent"
          />
        )}
        <p role="alert" className="mt-1 text-14 text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.accounts_profile_image_choose()}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => {
          send(event.target.files?.[0]);
          // The same file again is a new choice.
          event.target.value = '';
        }}
      />
    </div>
  );
}
