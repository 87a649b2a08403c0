/** A node of Tiptap, and of the blog's contract. */
export interface TextNode {
  readonly type?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly TextNode[];
  readonly text?: string;
  readonly marks?: readonly TextNode[];
}

const emptyParagraph: TextNode = { type: 'paragraph' };

/** Adds required content: a paragraph at the start of quotes and list items, and in empty blocks. */
function complete(node: TextNode): TextNode {
  if (node.content === undefined && !['doc', 'blockquote', 'listItem'].includes(node.type ?? '')) return node;
  const content = (node.content ?? []).map(complete);
  const isWanting =
    node.type === 'listItem'
      ? content[0]?.type !== 'paragraph'
      : ['doc', 'blockquote'].includes(node.type ?? '') && content.length === 0;
  return { ...node, content: isWanting ? [emptyParagraph, ...content] : content };
}

/** Converts a stored text for the editor, which requires paragraphs in quotes and list items. */
export const toEditable = (json: string): TextNode =>
  complete(json === '' ? { type: 'doc', content: [] } : (JSON.parse(json) as TextNode));

const isEmptyParagraph = ({ type, content = [] }: TextNode): boolean => type === 'paragraph' && content.length === 0;

/** Converts an edited text for storage, without empty paragraphs at its end. An empty text becomes an empty string. */
export function toStored({ content = [] }: TextNode): string {
  const last = content.findLastIndex((node) => !isEmptyParagraph(node));
  return last < 0 ? '' : JSON.stringify({ type: 'doc', content: content.slice(0, last + 1) });
}
