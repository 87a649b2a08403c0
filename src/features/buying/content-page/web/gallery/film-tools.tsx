import { type RefObject, useState } from 'react';
import { m } from '../../../../../ui/paraglide/messages.js';
import { RoundButton, SpeedSelect } from '../../../motion/web/film-controls.tsx';

interface FilmToolsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Frames per second. */
  readonly fps: number;
}

/** Speed of a video, and buttons for its single frames, beside the browser's own controls. */
export function FilmTools({ video, fps }: FilmToolsProps) {
  const [rate, setRate] = useState(1);
  const step = (by: number) => {
    const { current } = video;
    if (current === null) return;
    current.pause();
    current.currentTime = Math.max(0, current.currentTime + by / fps);
  };
  const choose = (next: number) => {
    setRate(next);
    if (video.current !== null) video.current.playbackRate = next;
  };
  return (
    <div className="absolute top-3 left-3 flex items-center gap-1 rounded-control bg-paper/90 p-1 print:hidden">
      <RoundButton icon="chevron-left" label={m.motion_previous_frame()} act={() => step(-1)} />
      <RoundButton icon="chevron-right" label={m.motion_next_frame()} act={() => step(1)} />
      <SpeedSelect rate={rate} onRate={choose} label={m.motion_speed()} />
    </div>
  );
}
