import { useEffect, useState } from 'react';

export type Loading = 'loading' | 'ready' | 'failed';

/** Loads a font until the component unmounts. Nothing is loaded while `url` is undefined. */
export function useWebFont(family: string, url: string | undefined): Loading {
  const [loaded, setLoaded] = useState<{ readonly family: string; readonly state: Loading }>();
  useEffect(() => {
    if (url === undefined) return;
    const face = new FontFace(family, `url("${encodeURI(url)}")`, { weight: '1 1000', stretch: '50% 200%' });
    let live = true;
    const report = (state: Loading) => () => live && setLoaded({ family, state });
    face.load().then(report('ready'), report('failed'));
    document.fonts.add(face);
    return () => {
      live = false;
      document.fonts.delete(face);
    };
  }, [family, url]);
  return loaded?.family === family ? loaded.state : 'loading';
}
