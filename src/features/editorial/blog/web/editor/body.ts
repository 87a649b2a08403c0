/** As Tiptap has a node, and the blog's contract, too. */
export interface TextNode {
  readonly type?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly TextNode[];
  readonly text?: string;
  readonly marks?: readonly TextNode[];
}

const emptyParagraph: TextNode = { type: 'paragraph' };

/** What can't be empty, and what has to begin with a paragraph. */
function complete(node: TextNode): TextNode {
  if (node.content === undefined && !['doc', 'blockquote', 'listItem'].includes(node.type ?? '')) return node;
  const content = (node.content ?? []).map(complete);
  const isWanting =
    node.type === 'listItem'
      ? content[0]?.type !== 'paragraph'
      : ['doc', 'blockquote'].includes(node.type ?? '') && content.length === 0;
  return { ...node, content: isWanting ? [emptyParagraph, ...content] : content };
}

/** A stored text as an editor can open it: the API takes quotes and list items without a paragraph. */
export const toEditable = (json: string): TextNode =>
  complete(json === '' ? { type: 'doc', content: [] } : (JSON.parse(json) as TextNode));

const isEmptyParagraph = ({ type, content = [] }: TextNode): boolean => type === 'paragraph' && content.length === 0;

/** What is stored of an edited text: without the empty lines at its end, where one goes on writing. Empty for none. */
export function toStored({ content = [] }: TextNode): string {
  const last = content.findLastIndex((node) => !isEmptyParagraph(node));
  return last < 0 ? '' : JSON.stringify({ type: 'doc', content: content.slice(0, last + 1) });
}
