import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { waitForView } from '../../../../ui/in-view.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PlayedWork, SoundsView } from './sound-view.ts';

const ID = 'sounds';

// The server renders the rows. In the browser they stay as they are until their script is wanted, and for good if it is
// missing.
const SoundRows = import.meta.env.SSR
  ? (await import('./sound-rows.tsx')).SoundRows
  : lazy(async () => {
      await waitForView(ID);
      const loaded = await import('./sound-rows.tsx').catch(() => new Promise<never>(() => undefined));
      return { default: loaded.SoundRows };
    });

interface LazySoundsProps {
  readonly work: PlayedWork;
  readonly found: SoundsView;
}

/**
 * Keeps the last button that was pressed before the rows react, and presses it when they do. It listens on the window,
 * because React stops clicks on parts whose script isn't there.
 */
function useEarlyPress() {
  const box = useRef<HTMLDivElement>(null);
  const [early] = useState(() => {
    let pressed: HTMLElement | null = null;
    const keep = ({ target }: Event) => {
      if (target instanceof Element && box.current?.contains(target)) pressed = target.closest('button');
    };
    const stop = () => removeEventListener('click', keep, true);
    const onLive = () => {
      stop();
      pressed?.click();
      pressed = null;
    };
    return { listen: () => addEventListener('click', keep, true), stop, onLive };
  });
  useEffect(() => {
    early.listen();
    return early.stop;
  }, [early]);
  return { box, onLive: early.onLive };
}

const Rows = memo(function Rows({ work, found: { sounds } }: LazySoundsProps) {
  const { box, onLive } = useEarlyPress();
  return (
    <div ref={box} id={ID}>
      <Suspense>
        <SoundRows work={work} sounds={sounds} onLive={onLive} />
      </Suspense>
    </div>
  );
});

/** The sounds of a work to listen to. They keep what was rendered first, so that no change of the page has to wait. */
export function LazySounds(props: LazySoundsProps) {
  const [rendered] = useState(props);
  const { sounds, isPending } = props.found;
  if (sounds.length === 0 && !isPending) return null;
  const isMarked = sounds.some(({ isFree }) => !isFree);
  const count = (sounds.length === 1 ? m.sounds_count_one : m.sounds_count)({ count: formatCount(sounds.length) });
  return (
    <section
      aria-labelledby="sounds-title"
      className="min-w-0 rounded-card border border-line bg-paper px-4 pt-4 pb-2 sm:px-5 print:hidden"
    >
      <div className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <h2 id="sounds-title" className="text-18">
          {m.sounds_title()}
        </h2>
        {sounds.length === 0 ? null : <p className="text-14 text-muted">{count}</p>}
      </div>
      {isMarked ? <p className="mb-2 text-14 text-muted">{m.sounds_marked({ seconds: formatCount(60) })}</p> : null}
      {sounds.length === 0 ? <p className="py-2 text-14">{m.sounds_pending()}</p> : <Rows {...rendered} />}
    </section>
  );
}
