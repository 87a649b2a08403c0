import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An emoji or a place with its CLDR words in both languages, in lower case. */
export interface Concept {
  readonly english: ReadonlySet<string>;
  readonly bangla: ReadonlySet<string>;
  /** The short names in both languages, which are often translations of each other. */
  readonly names: readonly [english: string, bangla: string] | undefined;
}

interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Removes brackets from a phrase and converts it to lower case. */
const toPhrase = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*[([].*?[)\]]/g, '')
    .replace(/[’']s\b/g, '')
    .replace(/[“”"!?.]/g, '')
    .trim();

function readAnnotations(packages: string, language: string): ReadonlyMap<string, Annotation> {
  const own = readJson(packages, 'cldr-annotations-full/annotations', language, 'annotations.json') as {
    annotations: { annotations: Record<string, Annotation> };
  };
  const derived = readJson(
    packages,
    'cldr-annotations-derived-full/annotationsDerived',
    language,
    'annotations.json',
  ) as {
    annotationsDerived: { annotations: Record<string, Annotation> };
  };
  return new Map([
    ...Object.entries(own.annotations.annotations),
    ...Object.entries(derived.annotationsDerived.annotations),
  ]);
}

const hasSkinTone = (sign: string): boolean => /[\u{1f3fb}-\u{1f3ff}]/u.test(sign);

/** Reads concepts with words in both languages. `packages`: folder of node modules. */
export function readConcepts(packages: string): Concept[] {
  const bangla = readAnnotations(packages, 'bn');
  return [...readAnnotations(packages, 'en')].flatMap(([sign, english]) => {
    const other = bangla.get(sign);
    if (other === undefined || hasSkinTone(sign)) return [];
    const toAll = ({ default: words = [], tts = [] }: Annotation) =>
      new Set([...words, ...tts].map(toPhrase).filter((phrase) => phrase !== '' && !phrase.includes(':')));
    const [name, otherName] = [english.tts?.[0], other.tts?.[0]].map((each) => toPhrase(each ?? ''));
    const names = name && otherName && !name.includes(':') ? ([name, otherName] as const) : undefined;
    return [{ english: toAll(english), bangla: toAll(other), names }];
  });
}

type Names = Record<string, string>;

/** Reads names that CLDR pairs by code: territories, languages, months and days. */
export function readPairedNames(packages: string): (readonly [english: string, bangla: string])[] {
  const read = (language: string): Names[] => {
    const main = (...path: string[]) =>
      (readJson(packages, ...path.slice(0, 1), 'main', language, ...path.slice(1)) as { main: Record<string, never> })
        .main[language] as unknown;
    const places = main('cldr-localenames-full', 'territories.json') as { localeDisplayNames: { territories: Names } };
    const tongues = main('cldr-localenames-full', 'languages.json') as { localeDisplayNames: { languages: Names } };
    const dates = main('cldr-dates-full', 'ca-gregorian.json') as {
      dates: {
        calendars: {
          gregorian: { months: { 'stand-alone': { wide: Names } }; days: { 'stand-alone': { wide: Names } } };
        };
      };
    };
    const { months, days } = dates.dates.calendars.gregorian;
    return [
      places.localeDisplayNames.territories,
      tongues.localeDisplayNames.languages,
      months['stand-alone'].wide,
      days['stand-alone'].wide,
    ];
  };
  const bangla = read('bn');
  return read('en').flatMap((names, at) =>
    Object.entries(names).flatMap(([code, name]) => {
      const other = bangla[at]?.[code];
      return other === undefined || !/[\u0980-\u09ff]/.test(other) ? [] : [[toPhrase(name), toPhrase(other)] as const];
    }),
  );
}
