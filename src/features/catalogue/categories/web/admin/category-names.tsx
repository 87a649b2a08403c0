import { getLocale } from '../../../../../ui/locale.ts';

interface Named {
  readonly name: string;
  readonly nameBn: string | null;
}

/** Name in the page's language. */
export const nameOf = ({ name, nameBn }: Named): string => (getLocale() === 'bn' ? (nameBn ?? name) : name);

/** Name in the page's language, followed by the other one. */
export function Names({ name, nameBn }: Named) {
  if (nameBn === null) return <span className="font-medium wrap-anywhere">{name}</span>;
  const names = [
    { text: name, lang: 'en' },
    { text: nameBn, lang: 'bn' },
  ];
  const [own, other] = getLocale() === 'bn' ? names.toReversed() : names;
  return (
    <>
      <span className="font-medium wrap-anywhere">{own?.text}</span>{' '}
      <span lang={other?.lang} className="text-muted wrap-anywhere">
        {other?.text}
      </span>
    </>
  );
}
