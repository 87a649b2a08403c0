import type { CSSProperties } from 'react';
import { type Repeat, toSurface } from '../tile-view.ts';

const desk: CSSProperties = {
  background: 'radial-gradient(90% 90% at 22% 12%, #fbf7f0 0%, #ece3d6 45%, #cdbfae 100%)',
};
/** Light from the upper left, over a thing that lies on the desk. */
const sheen = 'linear-gradient(125deg, rgb(255 255 255 / 0.26) 0%, rgb(255 255 255 / 0) 38%, rgb(20 10 0 / 0.16) 100%)';
const lying = '0.3cqw 0.4cqw 0.6cqw rgb(40 25 10 / 0.28), 1.4cqw 2cqw 3.6cqw rgb(40 25 10 / 0.3)';
const paper = '#fdfbf7';

/** A grey line in place of printed words. */
const Line = ({ width, isStrong = false }: { width: string; isStrong?: boolean }) => (
  <span
    className="block rounded-full"
    style={{ width, height: isStrong ? '0.9cqw' : '0.55cqw', background: isStrong ? '#3a3530' : '#b9b1a6' }}
  />
);

function Notebook({ repeat }: { repeat: Repeat }) {
  const corners = '0.5cqw 1.6cqw 1.6cqw 0.5cqw';
  return (
    <div className="absolute" style={{ left: '11%', top: '8%', width: '39%', height: '84%', rotate: '-7deg' }}>
      <div
        className="absolute"
        style={{ inset: '0.9% -1.4% -1.2% 1.5%', borderRadius: corners, background: '#f3eee4', boxShadow: lying }}
      />
      <div
        className="absolute inset-0 overflow-hidden"
        style={{ ...toSurface(repeat, { scale: 0.62 }), borderRadius: corners }}
      >
        <div
          className="absolute inset-y-0 left-0"
          style={{
            width: '7%',
            background:
              'linear-gradient(90deg, rgb(0 0 0 / 0.34), rgb(0 0 0 / 0.04) 55%, rgb(255 255 255 / 0.22) 80%, rgb(0 0 0 / 0.16))',
          }}
        />
        <div className="absolute inset-0" style={{ background: sheen }} />
        <div
          className="absolute grid content-center justify-items-center"
          style={{
            left: '25%',
            right: '25%',
            top: '24%',
            height: '17%',
            gap: '1.1cqw',
            background: paper,
            borderRadius: '0.5cqw',
            boxShadow: '0 0.2cqw 0.6cqw rgb(30 20 10 / 0.3)',
          }}
        >
          <Line width="46%" isStrong />
          <Line width="62%" />
        </div>
        <div
          className="absolute inset-y-0"
          style={{
            right: '9%',
            width: '2.6%',
            background: 'linear-gradient(90deg, #1d1a18, #45403b 45%, #1d1a18)',
            boxShadow: '0.25cqw 0 0.5cqw rgb(0 0 0 / 0.35)',
          }}
        />
      </div>
    </div>
  );
}

const card: CSSProperties = { width: '37%', aspectRatio: '85 / 55', borderRadius: '0.8cqw', boxShadow: lying };

function Cards({ repeat }: { repeat: Repeat }) {
  return (
    <>
      <div
        className="absolute overflow-hidden"
        style={{ ...card, left: '54%', top: '19%', rotate: '9deg', ...toSurface(repeat, { scale: 0.5 }) }}
      >
        <div className="absolute inset-0" style={{ background: sheen }} />
      </div>
      <div
        className="absolute overflow-hidden"
        style={{ ...card, left: '50%', top: '52%', rotate: '-4deg', background: paper }}
      >
        <div className="absolute inset-y-0 right-0" style={{ width: '30%', ...toSurface(repeat, { scale: 0.5 }) }} />
        <div className="absolute grid content-between" style={{ left: '9%', top: '14%', bottom: '14%', width: '52%' }}>
          <span className="grid" style={{ gap: '1.1cqw' }}>
            <Line width="72%" isStrong />
            <Line width="48%" />
          </span>
          <span className="grid" style={{ gap: '0.9cqw' }}>
            <Line width="64%" />
            <Line width="80%" />
            <Line width="40%" />
          </span>
        </div>
        <div
          className="absolute inset-0"
          style={{ background: 'linear-gradient(125deg, rgb(255 255 255 / 0.2), rgb(60 40 20 / 0.1))' }}
        />
      </div>
    </>
  );
}

/** The pattern on a notebook and on both sides of a business card. Sizes are parts of the stage's width. */
export function CardScene({ repeat }: { repeat: Repeat }) {
  return (
    <div className="absolute inset-0 overflow-hidden" style={desk}>
      <div className="absolute inset-0 m-auto aspect-[16/10] w-full max-sm:scale-110">
        <Notebook repeat={repeat} />
        <Cards repeat={repeat} />
      </div>
    </div>
  );
}
