import { useEffect } from 'react';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { PlayButton } from './play-button.tsx';
import { closePlayer, type Played, seek, step, togglePlaying, toggleRepeat } from './player.ts';
import { formatPlace } from './sound-view.ts';
import { usePlayed } from './use-played.ts';
import { Waveform } from './waveform.tsx';
import './player-bar.css';

/** Offers the player's actions on keyboards with media keys, lock screens and headphones. */
function useMediaKeys(played: Played | undefined): void {
  const [name, title] = [played?.sound.name, played?.work.title];
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = name === undefined ? null : new MediaMetadata({ title: name, album: title ?? '' });
    mediaSession.setActionHandler('nexttrack', () => void step(1));
    mediaSession.setActionHandler('previoustrack', () => void step(-1));
  }, [name, title]);
}

function close(): void {
  closePlayer();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The site's player at the bottom of the window. */
export function PlayerBar() {
  const played = usePlayed();
  useMediaKeys(played);
  if (played === undefined) return null;
  const { work, sounds, sound, place, isPlaying, hasFailed, repeats } = played;
  const at = sounds.indexOf(sound);
  return (
    <section aria-label={m.sounds_player()} data-player className="print:hidden">
      <div className="page flex items-center gap-2 py-2 sm:gap-3">
        <Tool label={m.sounds_previous()} icon="skip-back" isOff={at === 0} onPress={() => step(-1)} />
        <PlayButton name={sound.name} isPlaying={isPlaying} onPress={togglePlaying} />
        <Tool label={m.sounds_next()} icon="skip-forward" isOff={at === sounds.length - 1} onPress={() => step(1)} />
        <p className="min-w-0 flex-1 text-14 md:max-w-56">
          <span className="block truncate font-medium">{sound.name}</span>
          <a
            href={localizeHref(work.path)}
            lang={work.lang}
            className="block truncate text-12 leading-6 text-muted hover:text-ink hover:underline"
          >
            {work.title}
          </a>
        </p>
        {hasFailed ? null : (
          <Waveform sound={sound} place={place} onSeek={seek} className="player-waveform h-10 flex-1" />
        )}
        <p role="status" className={hasFailed ? 'text-14 text-danger' : 'sr-only'}>
          {hasFailed ? m.sounds_failed() : ''}
        </p>
        <span className="w-24 shrink-0 text-right text-12 whitespace-nowrap text-muted tabular-nums max-sm:hidden">
          {formatPlace(place, sound.seconds)} / {formatPlace(sound.heardSeconds, sound.seconds)}
        </span>
        <Tool label={m.sounds_repeat()} icon="repeat" isPressed={repeats} onPress={toggleRepeat} />
        <Tool label={m.sounds_close()} icon="x" isAlways onPress={close} />
      </div>
    </section>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: IconName;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  /** Whether phones have it, too. */
  readonly isAlways?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isOff = false, isPressed, isAlways = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-ink hover:text-accent aria-disabled:pointer-events-none aria-disabled:opacity-30 aria-pressed:text-accent ${isAlways ? '' : 'max-md:hidden'}`}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
