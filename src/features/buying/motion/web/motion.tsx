import { useEffect, useState } from 'react';
import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { FilmGrid } from './film-grid.tsx';
import { FilmPlayer } from './film-player.tsx';
import type { MotionView } from './motion-view.ts';

interface MotionProps {
  readonly contentId: string;
  /** The first attempt to load the animations, which began with the script. */
  readonly firstCall: Promise<MotionView>;
}

/** Loads the animations of a work; `error` is the message of a failed call. */
function useMotion(contentId: string, firstCall: Promise<MotionView>) {
  const [found, setFound] = useState<MotionView>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let live = true;
    if (attempt > 0) setError(undefined);
    const call = attempt === 0 ? firstCall : browserApi('GET /content/motion/{id}', { params: { id: contentId } });
    call.then(
      (motion) => live && setFound(motion),
      (problem: unknown) => live && setError(getErrorMessage(problem, m.motion_not_loaded())),
    );
    return () => {
      live = false;
    };
  }, [contentId, firstCall, attempt]);
  return { found, error, retry: () => setAttempt(attempt + 1) };
}

/** The viewer of animations. */
export function Motion({ contentId, firstCall }: MotionProps) {
  const { found, error, retry } = useMotion(contentId, firstCall);
  const [at, setAt] = useState(0);
  if (error !== undefined)
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-3 p-6 text-center">
        <p>{error}</p>
        <button type="button" onClick={retry} className={secondaryButton}>
          {m.motion_retry()}
        </button>
      </div>
    );
  if (found === undefined) return <Spinner className="m-auto size-6 text-muted" />;
  if (found.films.length === 0) return <p className="m-auto p-6 text-center text-muted">{m.motion_pending()}</p>;
  return (
    <>
      <FilmPlayer key={at} motion={found} at={at} />
      {found.films.length === 1 ? null : <FilmGrid motion={found} chosen={at} onChoose={setAt} />}
      {found.isOpen ? null : <p className="px-4 pb-3 text-12 text-muted sm:px-6">{m.motion_marked()}</p>}
    </>
  );
}
