import { type RefObject, useEffect, useRef, useState } from 'react';
import { wantsStill } from '../../../../ui/components/media/wants-still.ts';
import { type FilmView, toFrame, toKeyframes } from './motion-view.ts';

interface FilmSource {
  /** Address of the sheet of frames. */
  readonly url: string;
  readonly film: FilmView;
  readonly frameMs: number;
}

/** State of a film, and the actions of its controls. */
export interface FilmState {
  readonly isLoaded: boolean;
  readonly isPlaying: boolean;
  readonly frame: number;
  readonly rate: number;
  readonly isLooped: boolean;
  readonly toggle: () => void;
  /** Stops at a frame. */
  readonly seek: (frame: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setLooped: (isLooped: boolean) => void;
}

/** Loads the sheet of frames when it is wanted; resolves to whether it is there. */
function useSheet(url: string, isWanted: boolean): boolean {
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    const image = new Image();
    let live = true;
    image.src = url;
    image.decode().then(
      () => live && setLoaded(url),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [url, isWanted]);
  return loaded === url;
}

/** Whether the element is in the window. */
function useInSight(screen: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (screen.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      threshold: 0.3,
    });
    observer.observe(screen.current);
    return () => observer.disconnect();
  }, [screen]);
  return isInSight;
}

/** Plays a sheet of frames as the background of an element, while that is in sight. */
export function useFilm(screen: RefObject<HTMLElement | null>, { url, film, frameMs }: FilmSource) {
  const [wantsPlay, setWantsPlay] = useState(() => !wantsStill());
  const [isWanted, setWanted] = useState(wantsPlay);
  const [frame, setFrame] = useState(film.poster);
  const [rate, setRate] = useState(1);
  const [isLooped, setLooped] = useState(true);
  const animation = useRef<Animation>(null);
  /** Frame at which the film starts once it is loaded. */
  const first = useRef(film.poster);
  const isLoaded = useSheet(url, isWanted);
  const isInSight = useInSight(screen);
  const isPlaying = wantsPlay && isInSight && isLoaded;
  const { frames } = film;
  const length = frames * frameMs;

  useEffect(() => {
    const made = isLoaded
      ? screen.current?.animate(toKeyframes(frames), { duration: length, fill: 'both' })
      : undefined;
    if (made === undefined) return;
    made.pause();
    made.currentTime = first.current * frameMs;
    animation.current = made;
    return () => made.cancel();
  }, [isLoaded, screen, frames, length, frameMs]);

  useEffect(() => {
    const made = animation.current;
    if (made === null || !isLoaded) return;
    made.effect?.updateTiming({ iterations: isLooped ? Number.POSITIVE_INFINITY : 1 });
    // If looping is turned off after several repetitions, the film stops at the end of the current one.
    const now = Number(made.currentTime ?? 0);
    if (!isLooped && now > length) made.currentTime = now % length;
    made.updatePlaybackRate(rate);
    if (isPlaying) made.play();
    else made.pause();
    if (!isPlaying) return;
    let call = 0;
    const follow = () => {
      if (made.playState === 'finished') {
        setWantsPlay(false);
        setFrame(frames - 1);
        return;
      }
      setFrame(toFrame(Number(made.currentTime ?? 0), frameMs, frames));
      call = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(call);
  }, [isPlaying, isLoaded, rate, isLooped, frames, frameMs, length]);

  const seek = (to: number) => {
    const at = (to + frames) % frames;
    setWanted(true);
    setWantsPlay(false);
    setFrame(at);
    first.current = at;
    animation.current?.pause();
    if (animation.current !== null) animation.current.currentTime = at * frameMs;
  };
  const toggle = () => {
    setWanted(true);
    setWantsPlay(!wantsPlay);
  };
  return {
    isLoaded,
    isPlaying: wantsPlay,
    frame,
    rate,
    isLooped,
    toggle,
    seek,
    setRate,
    setLooped,
  } satisfies FilmState;
}
