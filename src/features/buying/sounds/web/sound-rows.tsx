import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { SoundRow } from './sound-row.tsx';
import type { PlayedWork, SoundView } from './sound-view.ts';

/** Number of rows before the fold, unless only a few more would follow. */
const SHOWN = 6;
const MAX_SHOWN = 8;

interface SoundRowsProps {
  readonly work: PlayedWork;
  readonly sounds: readonly SoundView[];
}

/** A work's sounds, one per row; many are behind a button, which works without scripts. */
export function SoundRows({ work, sounds }: SoundRowsProps) {
  const count = sounds.length > MAX_SHOWN ? SHOWN : sounds.length;
  const toRow = (sound: SoundView) => <SoundRow key={sound.fileId + sound.sample} {...{ work, sounds, sound }} />;
  return (
    <>
      <ul>{sounds.slice(0, count).map(toRow)}</ul>
      {sounds.length > count ? (
        <details className="group border-t border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-14 underline underline-offset-4 group-open:hidden [&::-webkit-details-marker]:hidden">
            {m.sounds_show_more({ count: formatCount(sounds.length) })}
          </summary>
          <ul>{sounds.slice(count).map(toRow)}</ul>
        </details>
      ) : null}
    </>
  );
}
