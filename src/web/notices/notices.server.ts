import type { PageInfo } from '../../platform/http/pages/site-info.ts';
import type { PublicDocument } from '../../ui/components/document-page.tsx';
import { m } from '../../ui/paraglide/messages.js';
import fonts from './fonts.txt?raw';
import icons from './icons.txt?raw';
import models from './models.txt?raw';
import nsfwjs from './nsfwjs.txt?raw';
import unicode from './unicode.txt?raw';
import wordnet from './wordnet.txt?raw';

/** Converts a licence to paragraphs, without separator lines. */
const toParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^-{3,}$/gm, '').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** Licences of third-party data, model weights, decoders, fonts and icons in full, because some require it. */
export function noticesDocument({ siteName }: Pick<PageInfo, 'siteName'>): PublicDocument {
  const sections = [
    { title: 'Unicode CLDR', text: m.notices_page_unicode(), original: unicode },
    { title: 'WordNet', text: m.notices_page_wordnet(), original: wordnet },
    { title: 'NSFWJS', text: m.notices_page_nsfwjs(), original: nsfwjs },
    { title: m.notices_page_models_title(), text: m.notices_page_models(), original: models },
    { title: m.notices_page_fonts_title(), text: m.notices_page_fonts(), original: fonts },
    { title: m.notices_page_icons_title(), text: m.notices_page_icons(), original: icons },
  ];
  return {
    title: m.notices_page_title(),
    intro: m.notices_page_description({ siteName }),
    isDated: false,
    sections: sections.map((section) => ({ ...section, original: toParagraphs(section.original) })),
  };
}
