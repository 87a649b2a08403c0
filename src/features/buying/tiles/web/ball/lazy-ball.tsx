import { lazy } from 'react';
import { preload } from 'react-dom';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { type Repeat, toSurface } from '../tile-view.ts';
import type { BallView } from './open-ball.ts';

const importBall = () => importChunk(() => import('./ball-scene.tsx'));
const BallScene = lazy(async () => ({ default: (await importBall()).BallScene }));

/** Loads the script of the ball, which is large, and its pictures at the same time. */
export function loadBall({ maps }: BallView): void {
  for (const { repeat } of maps) preload(repeat.url, { as: 'image', fetchPriority: 'high' });
  importBall().catch(() => undefined);
}

interface LazyBallProps {
  readonly view: BallView;
  readonly repeat: Repeat;
  readonly onLost: () => void;
}

/** The ball; the flat pattern until it is drawn. */
export function LazyBall({ view, repeat, onLost }: LazyBallProps) {
  const waiting = (
    <div className="absolute inset-0 grid place-items-center" style={toSurface(repeat)}>
      <span className="rounded-full bg-paper p-3">
        <Spinner className="size-6 text-muted" />
      </span>
    </div>
  );
  return (
    <LazyPart onLost={onLost} fallback={waiting}>
      <BallScene view={view} waiting={waiting} />
    </LazyPart>
  );
}
