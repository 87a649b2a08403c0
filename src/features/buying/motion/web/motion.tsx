import { useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { FirstCall } from '../../../../ui/components/loading/first-call.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { FilmGrid } from './film-grid.tsx';
import { FilmPlayer } from './film-player.tsx';
import type { MotionView } from './motion-view.ts';

interface MotionProps {
  readonly contentId: string;
  /** The first attempt to load the animations, which began with the script. */
  readonly firstCall: Promise<MotionView>;
}

/** The viewer of animations. */
export const Motion = ({ contentId, firstCall }: MotionProps) => (
  <FirstCall
    firstCall={firstCall}
    callAgain={() => browserApi('GET /content/motion/{id}', { params: { id: contentId } })}
    notLoaded={m.motion_not_loaded()}
  >
    {(motion) => <Films motion={motion} />}
  </FirstCall>
);

function Films({ motion }: { readonly motion: MotionView }) {
  const [at, setAt] = useState(0);
  if (motion.films.length === 0) return <p className="m-auto p-6 text-center text-muted">{m.motion_pending()}</p>;
  return (
    <>
      <FilmPlayer key={at} motion={motion} at={at} />
      {motion.films.length === 1 ? null : <FilmGrid motion={motion} chosen={at} onChoose={setAt} />}
      {motion.isOpen ? null : <p className="px-4 pb-3 text-12 text-muted sm:px-6">{m.motion_marked()}</p>}
    </>
  );
}
