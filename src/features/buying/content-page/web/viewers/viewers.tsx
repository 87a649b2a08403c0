import { useEffect } from 'react';
import { LazyFonts } from '../../../fonts/web/lazy-fonts.tsx';
import { LazyMotion } from '../../../motion/web/lazy-motion.tsx';
import { Sounds } from '../../../sounds/web/sounds.tsx';
import { LazyTiles } from '../../../tiles/web/lazy-tiles.tsx';
import { Palette } from '../palette/palette.tsx';
import type { ViewersProps } from './lazy-viewers.tsx';

/** The viewers of sounds, palettes, patterns, fonts and animations, each for works of its kind. */
export function Viewers({ place, content, isPublic, sounds, colors, tiles, onLive }: ViewersProps) {
  useEffect(onLive, [onLive]);
  const { id, title, titleLang, path, category, openVariants, fontFormats } = content;
  if (place === 'top')
    return sounds === undefined ? null : <Sounds work={{ id, title, lang: titleLang, path }} found={sounds} />;
  return (
    <>
      <Palette colors={colors} />
      <LazyTiles contentId={id} tiles={tiles} access={openVariants} />
      {isPublic && category.key === 'fonts' ? (
        <LazyFonts contentId={id} lang={titleLang} access={openVariants} formats={fontFormats} />
      ) : null}
      {isPublic && category.key === 'motion' ? <LazyMotion contentId={id} /> : null}
    </>
  );
}
