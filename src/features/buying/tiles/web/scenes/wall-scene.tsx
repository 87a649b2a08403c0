import { useId } from 'react';
import { type Repeat, toSurface } from '../tile-view.ts';
import { Furniture } from './furniture.tsx';

/** The pattern as a wallpaper behind a sofa. */
export function WallScene({ repeat }: { repeat: Repeat }) {
  const id = useId();
  return (
    <div className="absolute inset-0 overflow-hidden">
      <div className="absolute inset-x-0 top-0 h-[78%]" style={toSurface(repeat, { scale: 0.55 })} />
      <div
        className="absolute inset-x-0 top-0 h-[78%]"
        style={{
          background:
            'radial-gradient(75% 95% at 26% 30%, rgb(255 246 228 / 0.3), rgb(255 246 228 / 0) 60%), linear-gradient(90deg, rgb(24 14 6 / 0.1), rgb(24 14 6 / 0) 30%, rgb(24 14 6 / 0.24))',
        }}
      />
      <svg
        viewBox="0 0 1200 750"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <Furniture id={id} />
      </svg>
    </div>
  );
}
