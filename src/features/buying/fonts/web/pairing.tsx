import { useEffect, useId, useMemo, useState } from 'react';
import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { chip } from '../../../../ui/components/button.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { CharSet } from './char-set.ts';
import { chooseFirst, type FontsView, keyOf, type Setting, toFontAddress } from './font-view.ts';
import { SetText, type SetTextProps } from './set-text.tsx';
import { useWebFont } from './use-web-font.ts';

interface Partner {
  readonly id: string;
  readonly title: string;
  /** Whether it was published with a Bangla title, as fonts with Bangla letters are. */
  readonly isBangla: boolean;
}

const MAX_PARTNERS = 24;

/** Loads the most popular free fonts other than this one; browsers may download free fonts. */
function usePartners(contentId: string) {
  const [partners, setPartners] = useState<readonly Partner[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let live = true;
    const query = { category: 'fonts', price: 'free', sort: 'popular', limit: MAX_PARTNERS + 1 } as const;
    browserApi('GET /content/all', { query }).then(
      ({ items }) => {
        const found = items.map(({ _id: id, title, language }) => ({ id, title, isBangla: language === 'bn' }));
        if (live) setPartners(found.filter(({ id }) => id !== contentId));
      },
      (problem: unknown) => live && setError(getErrorMessage(problem, m.fonts_not_loaded())),
    );
    return () => {
      live = false;
    };
  }, [contentId]);
  return { partners, error };
}

/** Loads the styles of a partner; undefined until they have arrived. */
function usePartnerStyles(id: string | undefined) {
  const [found, setFound] = useState<{ readonly id: string; readonly fonts: FontsView | null }>();
  useEffect(() => {
    if (id === undefined) return;
    let live = true;
    browserApi('GET /content/fonts/{id}', { params: { id } }).then(
      (fonts) => live && setFound({ id, fonts }),
      () => live && setFound({ id, fonts: null }),
    );
    return () => {
      live = false;
    };
  }, [id]);
  return found?.id === id ? found?.fonts : undefined;
}

/** The font beside another one: one for the heading, the other for the text. */
export function Pairing(shown: SetTextProps) {
  const { partners, error } = usePartners(shown.contentId);
  const [chosen, setChosen] = useState<string>();
  const [isSwapped, setSwapped] = useState(false);
  /** Fonts that can't be shown, such as those that wait to be read. */
  const [missing, setMissing] = useState<readonly string[]>([]);
  const id = useId();
  if (error !== undefined) return <p className="m-auto p-6 text-center">{error}</p>;
  if (partners === undefined) return <Spinner className="m-auto size-6 text-muted" />;
  const wanted = shown.chars.covers('ক');
  const partner =
    partners.find((each) => each.id === chosen) ??
    partners.find((each) => each.isBangla === wanted && !missing.includes(each.id)) ??
    partners.find((each) => !missing.includes(each.id));
  if (partner === undefined) return <p className="m-auto p-6 text-center text-muted">{m.fonts_pair_none()}</p>;
  return (
    <div className="grid gap-5 p-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-3 text-14">
        <label htmlFor={id} className="text-muted">
          {m.fonts_pair_with()}
        </label>
        <select
          id={id}
          value={partner.id}
          onChange={({ target }) => setChosen(target.value)}
          className="h-11 max-w-full min-w-40 rounded-control border border-line bg-paper px-3 text-14 hover:border-ink"
        >
          {partners.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => setSwapped(!isSwapped)} className={`${chip} h-11`}>
          {m.fonts_pair_swap()}
        </button>
        <a href={localizeHref(`/content/${partner.id}`)} className="underline underline-offset-4">
          {m.fonts_pair_open()}
        </a>
      </div>
      <Pair
        key={partner.id}
        shown={shown}
        partner={partner}
        isSwapped={isSwapped}
        onMissing={(id) => setMissing((before) => [...before, id])}
      />
    </div>
  );
}

interface PairProps {
  readonly shown: SetTextProps;
  readonly partner: Partner;
  /** Whether the partner sets the heading. */
  readonly isSwapped: boolean;
  /** Called for a partner that can't be shown. */
  readonly onMissing: (id: string) => void;
}

function Pair({ shown, partner, isSwapped, onMissing }: PairProps) {
  const fonts = usePartnerStyles(partner.id);
  const style = fonts == null ? undefined : chooseFirst(fonts);
  const chars = useMemo(() => new CharSet(fonts?.charsets[style?.charset ?? 0] ?? ''), [fonts, style]);
  const family = `paired-${partner.id}`;
  const loading = useWebFont(family, style?.isFree === true ? toFontAddress(partner.id, style) : undefined);
  const isMissing = fonts !== undefined && style?.isFree !== true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is reported once
  useEffect(() => {
    if (isMissing) onMissing(partner.id);
  }, [isMissing]);
  if (fonts === undefined) return <Spinner className="m-auto size-6 text-muted" />;
  if (style === undefined || !style.isFree) return <p className="text-muted">{m.fonts_failed()}</p>;
  const isBangla = [shown.chars, chars].every((each) => each.covers('ক'));
  const other: SetTextProps = { ...shown, contentId: partner.id, style, chars, family, loading };
  const [heading, body] = isSwapped ? [other, shown] : [shown, other];
  const set = (text: string, size: number): Setting => ({ text, size, align: 'left', axes: {}, features: [] });
  const title = isBangla ? 'নদীর ধারে নতুন সকাল' : 'A new morning by the river';
  const text = isBangla
    ? 'ভোরের আলোয় ঘাটের নৌকাগুলো একে একে ভেসে যায়। চায়ের দোকানে আগুন জ্বলে, আর শহর ধীরে ধীরে জেগে ওঠে।'
    : 'At first light the boats leave the ghat one by one. The tea stall lights its fire, and slowly the city wakes.';
  return (
    <div lang={isBangla ? 'bn' : 'en'} className="grid max-w-2xl gap-4" key={`${keyOf(style)} ${isSwapped}`}>
      <div className="relative min-h-14">
        <SetText {...heading} setting={set(title, 44)} />
      </div>
      <div className="relative min-h-24">
        <SetText {...body} setting={set(text, 20)} />
      </div>
    </div>
  );
}
