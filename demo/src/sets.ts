/** Source and licence of a set of drawings. */
export interface Source {
  contributor: string;
  licence: string;
  attribution: string;
  url: string;
}

const source = (contributor: string, licence: string, attribution: string, url: string): Source => ({
  contributor,
  licence,
  attribution,
  url,
});

/** Sources by the name of the `@iconify-json` package; licences as stated in its `info.json`. */
export const iconSources: Readonly<Record<string, Source>> = {
  'fluent-emoji-flat': source(
    'fluent-emoji',
    'mit',
    'Copyright (c) Microsoft Corporation. Fluent Emoji, flat style.',
    'https://github.com/microsoft/fluentui-emoji',
  ),
  fxemoji: source(
    'mozilla-fxemojis',
    'apache-2.0',
    'FxEmojis by Mozilla (Firefox OS Emoji).',
    'https://github.com/mozilla/fxemoji',
  ),
  'streamline-emojis': source(
    'streamline',
    'cc-by-4.0',
    'Streamline Emojis by Streamline (streamlinehq.com).',
    'https://github.com/webalys-hq/streamline-vectors',
  ),
  'streamline-ultimate-color': source(
    'streamline',
    'cc-by-4.0',
    'Ultimate Colors by Streamline (streamlinehq.com).',
    'https://github.com/webalys-hq/streamline-vectors',
  ),
  'streamline-freehand-color': source(
    'streamline',
    'cc-by-4.0',
    'Freehand Duotone by Streamline (streamlinehq.com).',
    'https://github.com/webalys-hq/streamline-vectors',
  ),
  'streamline-pixel': source(
    'streamline',
    'cc-by-4.0',
    'Pixel icons by Streamline (streamlinehq.com).',
    'https://github.com/webalys-hq/streamline-vectors',
  ),
  guidance: source(
    'streamline',
    'cc-by-4.0',
    'Guidance by Streamline (streamlinehq.com).',
    'https://github.com/webalys-hq/streamline-vectors',
  ),
  tabler: source(
    'tabler',
    'mit',
    'Copyright (c) 2020-2026 Paweł Kuna. Tabler Icons.',
    'https://github.com/tabler/tabler-icons',
  ),
  lucide: source(
    'lucide',
    'isc',
    'Copyright (c) Lucide Contributors 2026; parts copyright (c) 2013-2023 Cole Bemis (Feather, MIT).',
    'https://github.com/lucide-icons/lucide',
  ),
  iconoir: source(
    'iconoir',
    'mit',
    'Copyright (c) 2021 Luca Burgio. Iconoir.',
    'https://github.com/iconoir-icons/iconoir',
  ),
  'icon-park': source(
    'icon-park',
    'apache-2.0',
    'IconPark, copyright 2019-present ByteDance Inc.',
    'https://github.com/bytedance/IconPark',
  ),
  healthicons: source(
    'health-icons',
    'mit',
    'Copyright (c) Resolve to Save Lives. Health Icons (healthicons.org).',
    'https://github.com/resolvetosavelives/healthicons',
  ),
  'flat-color-icons': source(
    'icons8',
    'mit',
    'Copyright (c) Icons8. Flat Color Icons.',
    'https://github.com/icons8/flat-color-icons',
  ),
  maki: source(
    'maki',
    'cc0-1.0',
    'Maki icons by Mapbox, dedicated to the public domain.',
    'https://github.com/mapbox/maki',
  ),
  temaki: source(
    'temaki',
    'cc0-1.0',
    'Temaki icons by Bryan Housel and contributors, dedicated to the public domain.',
    'https://github.com/rapideditor/temaki',
  ),
  pixelarticons: source(
    'pixelarticons',
    'mit',
    'Copyright (c) Gerrit Halfmann. Pixelarticons.',
    'https://github.com/halfmage/pixelarticons',
  ),
  'duo-icons': source('duoicons', 'mit', 'Copyright (c) fernandcf. Duo Icons.', 'https://github.com/fazdiu/duo-icons'),
  meteocons: source(
    'meteocons',
    'mit',
    'Copyright (c) Bas Milius. Meteocons.',
    'https://github.com/basmilius/weather-icons',
  ),
  'circle-flags': source(
    'circle-flags',
    'mit',
    'Copyright (c) HatScripts. Circle Flags.',
    'https://github.com/HatScripts/circle-flags',
  ),
  'line-md': source(
    'line-md',
    'mit',
    'Copyright (c) Vjacheslav Trushkin. Material Line Icons.',
    'https://github.com/cyberalien/line-md',
  ),
  'svg-spinners': source(
    'svg-spinners',
    'mit',
    'Copyright (c) Utkarsh Verma. SVG Spinners.',
    'https://github.com/n3r4zzurr0/svg-spinners',
  ),
};
