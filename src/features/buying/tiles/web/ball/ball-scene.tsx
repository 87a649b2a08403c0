import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type Ball, type BallView, openBall } from './open-ball.ts';

interface BallSceneProps {
  readonly view: BallView;
  /** What is shown until the ball is drawn. */
  readonly waiting: ReactNode;
}

/** A texture as a material on a ball that is lit. */
export function BallScene({ view, waiting }: BallSceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ball, setBall] = useState<Ball>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (canvas.current === null) return;
    let opened: Ball | undefined;
    try {
      opened = openBall(canvas.current, setState);
      setBall(opened);
    } catch {
      setState('failed');
    }
    return () => opened?.close();
  }, []);
  useEffect(() => ball?.show(view), [ball, view]);
  return (
    <div
      data-state={state}
      className="absolute inset-0"
      style={{ background: 'radial-gradient(70% 80% at 50% 42%, #f4f2ee 0%, #dcd7cf 60%, #b5aea4 100%)' }}
    >
      <canvas ref={canvas} className="block size-full" />
      {state === 'loading' ? waiting : null}
      {state === 'failed' ? (
        <p role="alert" className="absolute inset-0 grid place-content-center bg-paper p-6 text-center text-ink">
          {m.tiles_ball_failed()}
        </p>
      ) : null}
    </div>
  );
}
