import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { SoundRows } from './sound-rows.tsx';
import type { PlayedWork, SoundsView } from './sound-view.ts';

interface SoundsProps {
  readonly work: PlayedWork;
  readonly found: SoundsView;
}

/** The sounds of a work to listen to. */
export function Sounds({ work, found: { sounds } }: SoundsProps) {
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
      {sounds.every(({ isFree }) => isFree) ? null : <p className="mb-2 text-14 text-muted">{m.sounds_marked()}</p>}
      {sounds.length === 0 ? (
        <p className="py-2 text-14">{m.sounds_pending()}</p>
      ) : (
        <SoundRows work={work} sounds={sounds} />
      )}
    </section>
  );
}
