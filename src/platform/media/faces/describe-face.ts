import type { Face } from 'harfbuzzjs';
import { cleanLine } from '../../clean-text.ts';
import type { FaceAxis, FontFace } from './font-face.ts';

const MAX_CODES = 12_000;
/** Maximum length of the written code points; the reader of answers and the database refuse longer ones. */
const MAX_CODES_LENGTH = 60_000;
const MAX_AXES = 16;
const MAX_FEATURES = 40;
const HIDDEN_AXIS = 1;

/** Name identifiers of the OpenType name table; the typographic ones group all styles of a family. */
const names = { family: 1, style: 2, typographicFamily: 16, typographicStyle: 17 };

/**
 * Features that a reader may switch; the others are required to shape a script, or are the concern of layout programs.
 */
const switchable =
  /^(ss\d\d|cv\d\d|onum|lnum|tnum|pnum|smcp|c2sc|swsh|cswh|salt|liga|dlig|hlig|frac|zero|sups|subs|sinf|ordn|titl|hist|calt|case|unic|kern)$/;

/** Shortens a name of the font, and removes what can't be stored. The cut may leave half of a letter or a joiner. */
export const toLine = (text: string, max: number): string => cleanLine(cleanLine(text).slice(0, max));

function readName(face: Face, id: number): string {
  const entries = face.listNames().filter(({ nameId }) => nameId === id);
  const entry = entries.find(({ language }) => language.startsWith('en')) ?? entries[0];
  return entry === undefined ? '' : toLine(face.getName(id, entry.language), 80);
}

/** Writes sorted code points as hexadecimal ranges, and leaves out the last ones of a text that would be too long. */
export function writeRanges(codes: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] + 1 === code) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16);
  const text = ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(',');
  return text.length > MAX_CODES_LENGTH ? text.slice(0, text.lastIndexOf(',', MAX_CODES_LENGTH)) : text;
}

const isCharacter = (code: number): boolean =>
  code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && (code & 0xfffe) !== 0xfffe;

function readAxes(face: Face): FaceAxis[] {
  return Object.values(face.getAxisInfos())
    .filter(({ tag, flags, min, max }) => /^[A-Za-z0-9]{4}$/.test(tag) && (flags & HIDDEN_AXIS) === 0 && min < max)
    .slice(0, MAX_AXES)
    .map(({ tag, nameId, min, max, default: initial }) => ({
      tag,
      name: readName(face, nameId) || tag,
      min,
      max,
      initial: Math.min(max, Math.max(min, initial)),
    }));
}

function readFeatures(face: Face): FontFace['features'] {
  const found = new Map<string, string>();
  for (const table of ['GSUB', 'GPOS'] as const)
    for (const [at, tag] of face.getTableFeatureTags(table).entries()) {
      if (!switchable.test(tag) || found.get(tag)) continue;
      const nameId = face.getFeatureNameIds(table, at)?.uiLabelNameId;
      found.set(tag, nameId === undefined ? '' : readName(face, nameId));
    }
  return [...found].slice(0, MAX_FEATURES).map(([tag, name]) => ({ tag, name }));
}

/** Reads weight and slant from the table that programs read them from; 400 and upright without it. */
function readLook(face: Face): Pick<FontFace, 'weight' | 'italic'> {
  const table = face.referenceTable('OS/2');
  if (table === undefined || table.length < 64) return { weight: 400, italic: false };
  const view = new DataView(table.buffer, table.byteOffset, table.length);
  const weight = view.getUint16(4);
  return { weight: weight >= 1 && weight <= 1000 ? weight : 400, italic: (view.getUint16(62) & 0b10_0000_0001) !== 0 };
}

function countGlyphs(face: Face): number {
  const table = face.referenceTable('maxp');
  return table === undefined || table.length < 6 ? 0 : new DataView(table.buffer, table.byteOffset).getUint16(4);
}

/** Reads what the tables of a font say about its face. @throws an error for a font that has only control characters */
export function describeFace(face: Face): Omit<FontFace, 'path' | 'format' | 'bytes'> {
  const codes = [...face.collectUnicodes()].filter(isCharacter).slice(0, MAX_CODES);
  if (codes.length === 0) throw new Error('The font has no characters.');
  return {
    family: readName(face, names.typographicFamily) || readName(face, names.family) || 'Untitled',
    style: readName(face, names.typographicStyle) || readName(face, names.style) || 'Regular',
    ...readLook(face),
    glyphs: countGlyphs(face),
    codes: writeRanges(codes),
    axes: readAxes(face),
    features: readFeatures(face),
  };
}
