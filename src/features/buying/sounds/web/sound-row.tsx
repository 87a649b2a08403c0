import { openPlayer } from './open-player.tsx';
import { PlayButton } from './play-button.tsx';
import { playSound, seek, togglePlaying } from './player.ts';
import { describeSound, formatPlace, type PlayedWork, type SoundView, toSampleUrl } from './sound-view.ts';
import { usePlayedSound } from './use-played.ts';
import { Waveform } from './waveform.tsx';

interface SoundRowProps {
  readonly work: PlayedWork;
  readonly sounds: readonly SoundView[];
  readonly sound: SoundView;
}

/** One sound of a work; without scripts, with the browser's own player. */
export function SoundRow({ work, sounds, sound }: SoundRowProps) {
  const played = usePlayedSound(work.id, sound);
  const { name, seconds } = sound;
  const facts = describeSound(sound);
  const play = (place = 0) => {
    openPlayer();
    playSound(work, sounds, sound, { place });
  };
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2 first:border-t-0 sm:grid-cols-[2.75rem_minmax(7rem,13rem)_minmax(0,1fr)_4rem] sm:gap-x-4">
      <PlayButton
        name={name}
        isPlaying={played?.isPlaying === true}
        onPress={() => (played === undefined ? play() : togglePlaying())}
      />
      <p className="min-w-0">
        <span className="block truncate text-14 font-medium">{name}</span>
        {facts.length === 0 ? null : <span className="block text-12 text-muted">{facts.join(' · ')}</span>}
      </p>
      <Waveform
        sound={sound}
        place={played?.place ?? 0}
        onSeek={(place) => (played === undefined ? play(place) : seek(place))}
        className="h-10 max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 max-sm:h-9"
      />
      <span className="text-right text-14 text-muted tabular-nums">{formatPlace(seconds, seconds)}</span>
      <noscript className="col-span-full">
        {/* biome-ignore lint/a11y/useMediaCaption: sounds of a work have no words */}
        <audio src={toSampleUrl(work.id, sound)} controls preload="none" aria-label={name} className="w-full" />
      </noscript>
    </li>
  );
}
