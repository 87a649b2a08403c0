import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import sprite from '../../ui/components/icons.svg?url&no-inline';
import { getLocale } from '../../ui/locale.ts';
import hindSiliguri400 from '../../ui/styles/fonts/hind-siliguri-400.woff2?url';
import hindSiliguri600 from '../../ui/styles/fonts/hind-siliguri-600.woff2?url';
import { useNonce } from './nonce.ts';

// ArborBrush isn't publicly available; an operator with a licence puts it into src/ui/styles/fonts before the build.
const [ownBrush] = Object.values(
  import.meta.glob<string>('../../ui/styles/fonts/ArborBrush.woff2', { eager: true, query: '?url', import: 'default' }),
);

/** Preloads the fonts of the first paint, before the browser has parsed the style sheet. */
export function FontLinks() {
  const nonce = useNonce();
  const first = getLocale() === 'bn' ? [hindSiliguri600, hindSiliguri400] : [poppins400, poppins600];
  return (
    <>
      {first.map((address) => (
        <link key={address} rel="preload" as="font" type="font/woff2" href={address} crossOrigin="anonymous" />
      ))}
      <link rel="preload" as="image" type="image/svg+xml" href={sprite} fetchPriority="high" />
      {ownBrush !== undefined && (
        <style
          nonce={nonce}
          suppressHydrationWarning
        >{`@font-face{font-family:ArborBrush;font-display:swap;src:url(${ownBrush})}`}</style>
      )}
    </>
  );
}
