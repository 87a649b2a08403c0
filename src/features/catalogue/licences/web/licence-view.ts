import type * as z from 'zod';
import type { PublicDocument } from '../../../../ui/components/document-page.tsx';
import { getLocale, localizeName, localizeText } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { licence, licencesContract } from '../contract.ts';

type Licence = z.output<typeof licence>;
export type LicenceAnswer = z.output<(typeof licencesContract)['single']['output']>;

/** A licence in the page's language. */
export interface LicenceView
  extends Pick<Licence, 'code' | 'url' | 'attributionRequired' | 'commercialUse' | 'tier' | 'version' | 'allows'> {
  readonly name: string;
  readonly summary: string;
}

export function toLicenceView(found: Licence): LicenceView {
  const { code, url, attributionRequired, commercialUse, tier, version, allows } = found;
  const words = { name: localizeName(found), summary: localizeText(found.summary, found.summaryBn) };
  return { code, url, attributionRequired, commercialUse, tier, version, allows, ...words };
}

/** Converts a current or older version of a licence, with that version's permissions and the URL of its text. */
export function toLicenceVersion({ licence: found, shown }: LicenceAnswer): LicenceView {
  const own = found.url.startsWith('/') && shown.version !== found.version;
  const url = own ? `${found.url}?version=${shown.version}` : found.url;
  return { ...toLicenceView(found), url, version: shown.version, allows: shown.allows };
}

/** A version of a licence as its page shows it. */
export interface LicencePageView {
  readonly licence: LicenceView;
  readonly version: number;
  readonly effectiveAt: string;
  /** SHA-256 hash of the text on the page. */
  readonly sha256: string;
  /** Text before the first section. */
  readonly intro: string;
  readonly sections: PublicDocument['sections'];
  readonly versions: readonly { readonly version: number; readonly effectiveAt: string }[];
}

/** Splits a licence's text at its section headings. */
export function splitText(text: string): { intro: string; sections: PublicDocument['sections'] } {
  const [intro = '', ...parts] = text.split(/^## /m).map((part) => part.trim());
  const sections = parts.map((part) => {
    const [title = '', ...rest] = part.split('\n');
    return { title, text: rest.join('\n').trim() };
  });
  return { intro, sections };
}

export function toLicencePage({ licence: found, shown, versions }: LicenceAnswer): LicencePageView {
  const isBangla = getLocale() === 'bn' && shown.text.bn !== null && shown.sha256.bn !== null;
  return {
    licence: toLicenceVersion({ licence: found, shown, versions }),
    version: shown.version,
    effectiveAt: shown.effectiveAt,
    sha256: isBangla ? (shown.sha256.bn ?? '') : shown.sha256.en,
    ...splitText(isBangla ? (shown.text.bn ?? '') : shown.text.en),
    versions: versions.map(({ version, effectiveAt }) => ({ version, effectiveAt })),
  };
}

/** Title of the page of a licence's version. */
export const titleOf = ({ licence, version, versions }: LicencePageView): string =>
  versions.length === 1 ? licence.name : m.licences_titled({ name: licence.name, version: formatCount(version) });
