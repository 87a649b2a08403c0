import { useRef, useState } from 'react';
import { usePlayOnHover } from '../../../../ui/components/media/use-play-on-hover.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface SecondPictureProps {
  readonly url: string;
  readonly title: string;
  /** Whether it is an animated picture. */
  readonly moves: boolean;
}

/**
 * A work's second picture over the first, or its animation. It is loaded while the mouse is over the card or, on touch
 * screens, when the dots are pressed.
 */
export function SecondPicture({ url, title, moves }: SecondPictureProps) {
  const dots = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  usePlayOnHover(dots, '.tile', setShown, moves);
  return (
    <>
      {isShown ? (
        <img className={moves ? 'tile-next tile-film' : 'tile-next'} src={url} alt="" onError={() => setShown(false)} />
      ) : null}
      <button
        ref={dots}
        type="button"
        className="tile-dots"
        aria-pressed={isShown}
        aria-label={moves ? m.clip_play({ title }) : m.catalogue_second_picture({ title })}
        onClick={() => setShown(!isShown)}
      />
    </>
  );
}
