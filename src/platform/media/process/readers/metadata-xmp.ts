import sax from 'sax';
import type { EmbeddedMetadata } from '../processed-file.ts';

const MAX_CHARACTERS = 2_000_000;
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

type Property = 'title' | 'description' | 'subject' | 'creator';
const properties = new Set<string>(['title', 'description', 'subject', 'creator'] satisfies Property[]);

/** Reads the items of the Dublin Core properties, in order. */
function readItems(text: string): ReadonlyMap<string, readonly string[]> {
  const items = new Map<string, string[]>();
  const parser = sax.parser(true, { xmlns: true });
  let property: string | undefined;
  let item: string | undefined;
  parser.onopentag = (tag) => {
    const { uri, local } = tag as sax.QualifiedTag;
    if (uri === DUBLIN_CORE && properties.has(local)) property = local;
    else if (uri === RDF && local === 'li' && property !== undefined) item = '';
  };
  parser.ontext = (part) => {
    if (item !== undefined) item += part;
  };
  parser.onclosetag = (name) => {
    const local = name.split(':').at(-1);
    if (local === 'li' && property !== undefined && item !== undefined) {
      items.set(property, [...(items.get(property) ?? []), item]);
      item = undefined;
    } else if (local === property) property = undefined;
  };
  // Properties before a syntax error are kept.
  parser.onerror = () => {
    throw new XmpEndError();
  };
  try {
    parser.write(text.slice(0, MAX_CHARACTERS).replace(/^[^<]*/, '')).close();
  } catch (error) {
    if (!(error instanceof XmpEndError)) throw error;
  }
  return items;
}

class XmpEndError extends Error {}

/** Reads XMP metadata, which is RDF with Dublin Core properties. */
export function readXmp(text: string): EmbeddedMetadata {
  const items = readItems(text);
  const creators = items.get('creator') ?? [];
  return {
    title: items.get('title')?.[0] ?? null,
    description: items.get('description')?.[0] ?? null,
    keywords: items.get('subject') ?? [],
    author: creators.length === 0 ? null : creators.join(', '),
  };
}
