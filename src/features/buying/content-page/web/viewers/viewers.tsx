import { useEffect } from 'react';
import { LazyDocuments } from '../../../documents/web/lazy-documents.tsx';
import { LazyFonts } from '../../../fonts/web/lazy-fonts.tsx';
import { LazyMotion } from '../../../motion/web/lazy-motion.tsx';
import { LazyPanorama } from '../../../panoramas/web/lazy-panorama.tsx';
import { Sounds } from '../../../sounds/web/sounds.tsx';
import { LazyTiles } from '../../../tiles/web/lazy-tiles.tsx';
import type { ContentView } from '../content-view.ts';
import { Models } from '../model/models.tsx';
import { Palette } from '../palette/palette.tsx';
import type { ViewersProps } from './lazy-viewers.tsx';
import type { ViewersView } from './viewers-view.ts';

interface PlaceProps {
  readonly content: ContentView;
  readonly viewers: ViewersView;
}

/** Fonts to try: above the pictures, or below them while they are still being read. */
function FontsAt({ place, content, viewers: { fonts } }: PlaceProps & Pick<ViewersProps, 'place'>) {
  const { id, titleLang, openVariants, fontFormats } = content;
  if (fonts === null || fonts.isPending !== (place === 'below')) return null;
  return (
    <LazyFonts
      contentId={id}
      lang={titleLang}
      access={openVariants}
      formats={fontFormats}
      isPending={fonts.isPending}
    />
  );
}

/** Rows of sounds, colours, fonts to try, or the button that opens a panorama over the pictures. */
function TopViewers({ content, viewers }: PlaceProps) {
  const { sounds, panorama, colors } = viewers;
  const { id, title, titleLang, path } = content;
  return (
    <>
      {sounds.sounds.length > 0 || sounds.isPending ? (
        <Sounds work={{ id, title, lang: titleLang, path }} found={sounds} />
      ) : null}
      {panorama === null ? null : <LazyPanorama view={panorama} />}
      <Palette colors={colors} />
      <FontsAt place="top" content={content} viewers={viewers} />
    </>
  );
}

/** The viewers of sounds, environments, palettes, patterns, fonts, animations, documents and 3D models, each for works of its kind. */
export function Viewers({ place, content, viewers, onLive }: ViewersProps) {
  useEffect(onLive, [onLive]);
  const { id, openVariants } = content;
  if (place === 'top') return <TopViewers content={content} viewers={viewers} />;
  return (
    <>
      <FontsAt place="below" content={content} viewers={viewers} />
      {content.viewers.includes('models') ? (
        <Models models={content.models} picture={content.previews[0]} turntables={viewers.turntables} />
      ) : null}
      <LazyTiles contentId={id} tiles={viewers.tiles} access={openVariants} />
      {content.viewers.includes('motion') ? <LazyMotion contentId={id} /> : null}
      {content.viewers.includes('documents') ? <LazyDocuments contentId={id} /> : null}
    </>
  );
}
