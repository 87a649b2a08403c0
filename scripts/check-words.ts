import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { type Finding, isGenerated, isTest, type Tree } from './repo-rules.ts';
import { retiredComments, retiredTexts } from './retired-texts.ts';
import { retiredFiles, retiredNames, retiredPhrases, retiredShapes } from './retired-words.ts';

/** Returns the replacement of a retired name; undefined for other names. */
function findReplacement(name: string): string | undefined {
  return retiredNames.get(name) ?? retiredShapes.find(({ shape }) => shape.test(name))?.instead;
}

interface Named {
  readonly name: string;
  readonly start: number;
}

/**
 * Lists names that a file declares or uses. Strings are texts for people, and quoted keys may belong to a foreign
 * format.
 */
function findNames(path: string, source: string): Named[] {
  const names: Named[] = [];
  const add = ({ name, start }: Named) => void names.push({ name, start });
  const visitor = new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add });
  visitor.visit(parseSync(path, source).program);
  return names;
}

const toLine = (source: string, at: number): number => source.slice(0, at).split('\n').length;

function checkNames(path: string, source: string): Finding[] {
  const seen = new Set<string>();
  return findNames(path, source).flatMap(({ name, start }) => {
    const instead = findReplacement(name);
    if (instead === undefined || seen.has(name)) return [];
    seen.add(name);
    return [{ path, line: toLine(source, start), message: `«${name}» is a retired name: write ${instead}.` }];
  });
}

function checkPhrases(path: string, source: string): Finding[] {
  return source.split('\n').flatMap((text, at) =>
    retiredPhrases
      .filter(({ phrase }) => phrase.test(text))
      .map(({ phrase, instead }) => ({
        path,
        line: at + 1,
        message: `«${phrase.exec(text)?.[0]}» means nothing to a newcomer: write ${instead}.`,
      })),
  );
}

/**
 * Checks the beginnings of comments. Consecutive comment lines are one comment, so that only the first line begins it.
 */
function checkComments(path: string, source: string): Finding[] {
  const { comments } = parseSync(path, source);
  return comments.flatMap(({ value, start }, at) => {
    const before = comments[at - 1];
    const goesOn = before?.type === 'Line' && source.slice(before.end, start).trim() === '';
    const text = goesOn ? `and${value}` : value.replaceAll(/\n\s*\*/g, ' ');
    return retiredComments
      .filter(({ phrase }) => phrase.test(text))
      .map(({ phrase, instead }) => ({
        path,
        line: toLine(source, start),
        message: `a comment with «${phrase.exec(text)?.[0].trim()}» is only clear to its author: write ${instead}.`,
      }));
  });
}

/** Checks the English messages by key, because the retired phrases are English. */
function checkMessages(path: string, source: string): Finding[] {
  return Object.entries(JSON.parse(source) as Record<string, string>).flatMap(([key, text]) =>
    retiredTexts
      .filter(({ phrase }) => phrase.test(text))
      .map(({ phrase, instead }) => ({
        path,
        line: toLine(source, source.indexOf(`"${key}"`)),
        message: `${key} says «${phrase.exec(text)?.[0]}»: write ${instead}.`,
      })),
  );
}

function checkFileName(path: string): Finding[] {
  const instead = retiredFiles.find(({ shape }) => shape.test(path))?.instead;
  return instead === undefined
    ? []
    : [{ path, line: 1, message: `«${basename(path)}» is a retired name of a file: write ${instead}.` }];
}

/** Files with texts in two languages outside of message files, and the reason. */
const inlineTexts: ReadonlyMap<string, string> = new Map([
  [
    'src/features/editorial/blog/contract/body-size.ts',
    'browser and server say the same, each in its own way to translate',
  ],
  ['src/features/buying/fonts/web/font-view.ts', 'samples of letters, not a translation'],
  ['src/features/buying/fonts/web/languages.ts', 'alphabets'],
  ['src/ui/locale.ts', 'each language has its own name whatever the page speaks'],
]);

function checkInlineTexts(path: string, source: string): Finding[] {
  if (!path.startsWith('src/') || isTest(path) || inlineTexts.has(path)) return [];
  return [...source.matchAll(/\bbn:\s*(['"`])/g)].map(({ index }) => ({
    path,
    line: toLine(source, index),
    message: 'texts that people read belong in messages/{en,bn}.json, where translators find them.',
  }));
}

/** Files to check besides the code: documents and message files. */
interface Texts {
  readonly docs?: Tree;
  readonly messages?: Tree;
}

/** Finds retired names in code, retired phrases in code, comments, documents and messages, and texts in code. */
export function checkWords(tree: Tree, { docs = new Map(), messages = new Map() }: Texts = {}): Finding[] {
  const code = [...tree].filter(
    ([path]) =>
      !isGenerated(path) && !/^scripts\/(retired|check)-(words|texts)/.test(path) && /\.(tsx?|css)$/.test(path),
  );
  return [
    ...code.flatMap(([path]) => checkFileName(path)),
    ...code.filter(([path]) => !path.endsWith('.css')).flatMap(([path, source]) => checkNames(path, source)),
    ...code.filter(([path]) => !path.endsWith('.css')).flatMap(([path, source]) => checkComments(path, source)),
    ...code.flatMap(([path, source]) => checkInlineTexts(path, source)),
    ...[...messages].flatMap(([path, source]) => checkMessages(path, source)),
    ...[...code, ...docs].flatMap(([path, source]) => checkPhrases(path, source)),
  ];
}
