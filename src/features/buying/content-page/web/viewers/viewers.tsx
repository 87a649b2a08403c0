import { useEffect } from 'react';
import { LazyDocuments } from '../../../documents/web/lazy-documents.tsx';
import { LazyFonts } from '../../../fonts/web/lazy-fonts.tsx';
import { LazyMotion } from '../../../motion/web/lazy-motion.tsx';
import { Sounds } from '../../../sounds/web/sounds.tsx';
import { LazyTiles } from '../../../tiles/web/lazy-tiles.tsx';
import { Models } from '../model/models.tsx';
import { Palette } from '../palette/palette.tsx';
import type { ViewersProps } from './lazy-viewers.tsx';

/** The viewers of sounds, palettes, patterns, fonts, animations, documents and 3D models, each for works of its kind. */
export function Viewers({ place, content, isPublic, sounds, colors, tiles, onLive }: ViewersProps) {
  useEffect(onLive, [onLive]);
  const { id, title, titleLang, path, openVariants, fontFormats } = content;
  if (place === 'top')
    return sounds === undefined ? null : <Sounds work={{ id, title, lang: titleLang, path }} found={sounds} />;
  const viewers = isPublic ? content.viewers : [];
  return (
    <>
      {viewers.includes('models') ? <Models models={content.models} picture={content.previews[0]} /> : null}
      <Palette colors={colors} />
      <LazyTiles contentId={id} tiles={tiles} access={openVariants} />
      {viewers.includes('fonts') ? (
        <LazyFonts contentId={id} lang={titleLang} access={openVariants} formats={fontFormats} />
      ) : null}
      {viewers.includes('motion') ? <LazyMotion contentId={id} /> : null}
      {viewers.includes('documents') ? <LazyDocuments contentId={id} /> : null}
    </>
  );
}
