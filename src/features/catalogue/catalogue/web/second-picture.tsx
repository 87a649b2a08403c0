import { useRef, useState } from 'react';
import { usePointedAt } from '../../../../ui/components/media/use-pointed-at.ts';
import { m } from '../../../../ui/paraglide/messages.js';

/**
 * A work's second picture over the first. It is loaded while the mouse is over the card or, on touch screens, when the
 * dots are pressed.
 */
export function SecondPicture({ url, title }: { readonly url: string; readonly title: string }) {
  const dots = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  usePointedAt(dots, '.tile', setShown);
  return (
    <>
      {isShown ? <img className="tile-next" src={url} alt="" /> : null}
      <button
        ref={dots}
        type="button"
        className="tile-dots"
        aria-pressed={isShown}
        aria-label={m.catalogue_second_picture({ title })}
        onClick={() => setShown(!isShown)}
      />
    </>
  );
}
