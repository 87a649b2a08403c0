import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import type { ShareProblem } from './plan.ts';

const translate = createTranslator({ en, bn }, 'splits_reply');

type Refusal =
  | 'already_proposed'
  | 'already_answered'
  | 'owner_stays'
  | `is_${'proposed' | 'in_force' | 'declined' | 'withdrawn' | 'ended'}`;

export const describeRefusal = (key: Refusal, locale: Locale): string => translate(key, locale);
export const describeProblem = (key: ShareProblem, locale: Locale): string => translate(key, locale);

/** Formats 3333 basis points as `33.33%` or `৩৩.৩৩%`. */
const formatShare = (basisPoints: number, locale: Locale): string =>
  formatNumberIn(locale, basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });

export type SplitEvent = 'proposed' | 'agreed' | 'declined' | 'left';

export interface SplitFacts {
  readonly title: string;
  /** The reader's share, in basis points. */
  readonly basisPoints: number;
  readonly owner: string;
  /** Name of the contributor who declined or gave up the share; empty for other events. */
  readonly who: string;
}

export function writeSplitLetter(
  event: SplitEvent,
  { title, basisPoints, owner, who }: SplitFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) {
  const values = { title, owner, who, share: formatShare(basisPoints, locale) };
  return {
    subject: translate(`${event}_subject`, locale, values),
    paragraphs: [translate(`${event}_text`, locale, values)],
    link: { label: translate('link', locale), url: `${site}/contributor/collaborations` },
  };
}
