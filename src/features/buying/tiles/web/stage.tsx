import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import { LazyBall } from './ball/lazy-ball.tsx';
import type { BallView } from './ball/open-ball.ts';
import { CardScene } from './scenes/card-scene.tsx';
import { ClothScene } from './scenes/cloth-scene.tsx';
import { SeamGuides } from './scenes/seam-guides.tsx';
import { WallScene } from './scenes/wall-scene.tsx';
import { type Repeat, type Scene, toSurface } from './tile-view.ts';

/** Pixels by which an arrow key moves the pattern. */
const STEP = 16;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface StageProps {
  readonly scene: Scene;
  readonly repeat: Repeat;
  readonly ball: BallView;
  /** Called if the script of a place is missing. */
  readonly onLost: () => void;
  readonly onMove: (x: number, y: number) => void;
}

/** Moves by dragging, and by arrow keys. On a touch screen, a vertical swipe scrolls the page. */
function useDragging(onMove: StageProps['onMove']) {
  const last = useRef<readonly [x: number, y: number]>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = [event.clientX, event.clientY];
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (last.current === undefined) return;
      onMove(clientX - last.current[0], clientY - last.current[1]);
      last.current = [clientX, clientY];
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const by = arrows[event.key];
      if (by === undefined) return;
      event.preventDefault();
      onMove(by[0], by[1]);
    },
  };
}

function Shown({ scene, repeat, ball, onLost }: Omit<StageProps, 'onMove'>) {
  if (scene === 'cloth') return <ClothScene repeat={repeat} />;
  if (scene === 'card') return <CardScene repeat={repeat} />;
  if (scene === 'wall') return <WallScene repeat={repeat} />;
  if (scene === 'ball') return <LazyBall view={ball} repeat={repeat} onLost={onLost} />;
  return (
    <>
      <div className="absolute inset-0" style={toSurface(repeat, { isJointCentered: scene === 'seam' })} />
      {scene === 'seam' ? <SeamGuides repeat={repeat} /> : null}
    </>
  );
}

/** The place where the pattern is shown, which can be moved. */
export function Stage({ onMove, ...shown }: StageProps) {
  const { scene } = shown;
  const dragging = useDragging(onMove);
  return (
    <div
      role="application"
      aria-label={scene === 'ball' ? m.tiles_ball_stage() : m.tiles_stage()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the pattern
      tabIndex={0}
      data-scene={scene}
      {...dragging}
      className="@container relative aspect-square w-full cursor-grab touch-pan-y overflow-hidden bg-line select-none active:cursor-grabbing sm:aspect-[16/10]"
    >
      <Shown {...shown} />
    </div>
  );
}
