import type { Block, BlogBody, Inline } from '../contract/body.ts';

/** Reading speed in words per minute, in both languages. */
const WORDS_A_MINUTE = 200;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

export const toPlainWords = (content: readonly Inline[] = []): string =>
  content.map((each) => (each.type === 'text' ? each.text : ' ')).join('');

/** All blocks of a text in order, including those in lists and quotes. */
function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'blockquote') yield* walkBlocks(block.content);
    if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) yield* walkBlocks(item.content);
  }
}

const getBlockWords = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return toPlainWords(block.content);
    case 'codeBlock':
      return (block.content ?? []).map(({ text }) => text).join('');
    case 'image':
      return block.attrs.alt;
    default:
      return '';
  }
};

/** The text without formatting. */
export const toPlainText = (body: BlogBody): string =>
  [...walkBlocks(body.content)]
    .map(getBlockWords)
    .filter((words) => words.trim() !== '')
    .join('\n');

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Ids of the pictures in a text. */
export const listImageIds = (body: BlogBody): string[] => [
  ...new Set([...walkBlocks(body.content)].flatMap((each) => (each.type === 'image' ? [each.attrs.imageId] : []))),
];

/** Ids of the works that a text embeds. */
export const listEmbeddedIds = (body: BlogBody): string[] => [
  ...new Set([...walkBlocks(body.content)].flatMap((each) => (each.type === 'embed' ? [each.attrs.contentId] : []))),
];
