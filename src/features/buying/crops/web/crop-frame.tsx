import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CropRatio } from '../contract/crop-area.ts';
import { type CropView, moveCrop, toFrame } from './crop-view.ts';

const STEP = 0.02;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, -STEP],
  ArrowRight: [STEP, STEP],
  ArrowUp: [-STEP, -STEP],
  ArrowDown: [STEP, STEP],
};

interface CropFrameProps {
  readonly view: CropView;
  readonly ratio: CropRatio;
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** The picture, darkened outside of the crop's frame, which is moved by dragging and by arrow keys. */
export function CropFrame({ view, ratio, at, onMove }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<readonly [x: number, y: number]>(undefined);
  const { preview, width, height } = view;
  const canMove = moveCrop(view, ratio, 0, [1, 1]) > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    onMove(by === undefined ? Number(event.key === 'End') : moveCrop(view, ratio, at, by));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = [event.clientX, event.clientY];
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { clientWidth = 1, clientHeight = 1 } = box.current ?? {};
    if (last.current === undefined) return;
    const by = [(clientX - last.current[0]) / clientWidth, (clientY - last.current[1]) / clientHeight] as const;
    last.current = [clientX, clientY];
    onMove(moveCrop(view, ratio, at, by));
  };
  const drop = () => {
    last.current = undefined;
  };
  const frame = toFrame(view, ratio, at);
  return (
    <div
      ref={box}
      className="relative mx-auto w-full overflow-hidden rounded-control"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(26rem * ${width / height})` }}
    >
      <Picture
        picture={preview}
        sizes="(min-width: 1760px) 1200px, (min-width: 992px) 62vw, 100vw"
        alt=""
        className="size-full object-cover"
      />
      <div
        {...(canMove
          ? {
              role: 'slider',
              tabIndex: 0,
              'aria-label': m.crops_move(),
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuenow': Math.round(at * 100),
              'aria-valuetext': m.crops_at({ percent: formatCount(Math.round(at * 100)) }),
              onKeyDown,
              onPointerDown,
              onPointerMove,
              onPointerUp: drop,
              onPointerCancel: drop,
            }
          : {})}
        style={frame}
        className={`absolute border-2 border-[#fff] shadow-[0_0_0_100rem_rgb(0_0_0/0.6)] ${canMove ? 'cursor-move touch-none' : ''}`}
      >
        <span aria-hidden="true" className="absolute inset-y-0 left-1/3 w-1/3 border-x border-[#fff8]" />
        <span aria-hidden="true" className="absolute inset-x-0 top-1/3 h-1/3 border-y border-[#fff8]" />
      </div>
    </div>
  );
}
