import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { wantsStill } from '../../../../ui/components/media/wants-still.ts';
import { findFrame, type TurntableView, toFrame } from './turntable-view.ts';

/** Time for which each frame is shown while the model turns by itself. */
const FRAME_MS = 160;

type Shown = 'loading' | 'shown' | 'failed';

/** Loads the sheet of a turntable and draws one of its frames. */
export function useTurntable(view: TurntableView) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grabbed = useRef<{ readonly x: number; readonly frame: number }>(undefined);
  const [sheet, setSheet] = useState<HTMLImageElement>();
  const [shown, setShown] = useState<Shown>('loading');
  const [attempt, setAttempt] = useState(0);
  const [frame, setFrame] = useState(0);
  const [isTurning, setTurning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins anew
  useEffect(() => {
    let live = true;
    const image = new Image();
    image.src = view.sheet;
    setShown('loading');
    image.decode().then(
      () => {
        if (!live) return;
        setSheet(image);
        setShown('shown');
        setTurning(!wantsStill());
      },
      () => live && setShown('failed'),
    );
    return () => {
      live = false;
    };
  }, [view.sheet, attempt]);
  useEffect(() => {
    const { width, height } = view;
    if (sheet !== undefined)
      canvas.current?.getContext('2d')?.drawImage(sheet, ...findFrame(view, frame), width, height, 0, 0, width, height);
  }, [view, sheet, frame]);
  useEffect(() => {
    if (!isTurning) return undefined;
    const clock = setInterval(() => setFrame((before) => toFrame(view, before + 1)), FRAME_MS);
    return () => clearInterval(clock);
  }, [view, isTurning]);
  const turnTo = (at: number) => {
    setTurning(false);
    setFrame(toFrame(view, at));
  };
  const release = () => {
    grabbed.current = undefined;
  };
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || shown !== 'shown') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { x: event.clientX, frame };
      setTurning(false);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = grabbed;
      if (current === undefined) return;
      // Across the whole width, the model turns once.
      const turned = ((event.clientX - current.x) / event.currentTarget.clientWidth) * view.frames;
      turnTo(current.frame + turned);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { canvas, shown, frame, turnTo, drag, isTurning, setTurning, retry: () => setAttempt(attempt + 1) };
}
