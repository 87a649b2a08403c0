import { useMemo, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { FirstCall } from '../../../../ui/components/loading/first-call.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { CharSet } from './char-set.ts';
import {
  chooseFirst,
  type FontAccess,
  type FontsView,
  isOpen,
  keyOf,
  type Setting,
  samples,
  toFontAddress,
} from './font-view.ts';
import { InstallNote } from './install-note.tsx';
import { LanguageList } from './language-list.tsx';
import { Letters } from './letters.tsx';
import { Pairing } from './pairing.tsx';
import { Tabs } from './tabs.tsx';
import { Tester } from './tester.tsx';
import { useWebFont } from './use-web-font.ts';
import { Waterfall } from './waterfall.tsx';

interface FontsProps {
  readonly contentId: string;
  readonly lang: 'en' | 'bn';
  readonly access: FontAccess;
  /** Formats of the work's fonts, which decide what the note on installing says. */
  readonly formats: readonly string[];
  /** The first attempt to load the styles, which began with the script. */
  readonly firstCall: Promise<FontsView>;
}

/** The viewer of fonts. */
export const Fonts = (props: FontsProps) => (
  <FirstCall
    firstCall={props.firstCall}
    callAgain={() => browserApi('GET /content/fonts/{id}', { params: { id: props.contentId } })}
    notLoaded={m.fonts_not_loaded()}
  >
    {(fonts) =>
      fonts.styles.length === 0 ? (
        <p className="m-auto p-6 text-center text-muted">{m.fonts_none()}</p>
      ) : (
        <Viewer {...props} fonts={fonts} />
      )
    }
  </FirstCall>
);

function Viewer({ contentId, lang, access, formats, fonts }: FontsProps & { readonly fonts: FontsView }) {
  const [key, setKey] = useState(() => keyOf(chooseFirst(fonts) ?? (fonts.styles[0] as FontsView['styles'][number])));
  const style = fonts.styles.find((each) => keyOf(each) === key) ?? fonts.styles[0];
  const chars = useMemo(() => new CharSet(fonts.charsets[style?.charset ?? 0] ?? ''), [fonts, style]);
  const [setting, setSetting] = useState<Setting>(() => ({
    text: lang === 'bn' && chars.covers('ক') ? samples.bangla : samples.english,
    size: 48,
    align: 'left',
    axes: {},
    features: [],
  }));
  const family = `tried-${key.replace('/', '-')}`;
  const isLive = style !== undefined && isOpen(style, access);
  const loading = useWebFont(family, isLive ? toFontAddress(contentId, style) : undefined);
  if (style === undefined) return null;
  const set = (changes: Partial<Setting>) => setSetting((before) => ({ ...before, ...changes }));
  const choose = (next: string) => {
    setKey(next);
    set({ axes: {}, features: [] });
  };
  const shown = { contentId, style, chars, access, setting, family, loading };
  return (
    <>
      <Tabs
        tabs={[
          { title: m.fonts_tab_tester(), panel: <Tester {...{ shown, fonts, choose, set }} /> },
          { title: m.fonts_tab_sizes(), panel: <Waterfall {...shown} /> },
          { title: m.fonts_tab_letters(), panel: <Letters {...shown} /> },
          { title: m.fonts_tab_pair(), panel: <Pairing {...shown} /> },
          { title: m.fonts_tab_languages(), panel: <LanguageList chars={chars} glyphs={style.glyphs} /> },
        ]}
      />
      <InstallNote formats={formats} />
    </>
  );
}
