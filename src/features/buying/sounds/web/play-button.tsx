import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

interface PlayButtonProps {
  readonly name: string;
  readonly isPlaying: boolean;
  readonly onPress: () => void;
}

/** Starts a sound or pauses it. */
export function PlayButton({ name, isPlaying, onPress }: PlayButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={isPlaying ? m.sounds_pause({ name }) : m.sounds_play({ name })}
      className={`grid size-11 shrink-0 place-items-center rounded-full border transition-colors noscript:hidden ${
        isPlaying ? 'border-accent bg-accent text-on-accent' : 'border-line bg-paper text-ink hover:border-ink'
      }`}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} className="size-4.5" />
    </button>
  );
}
