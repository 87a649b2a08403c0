import { Extension, type Extensions } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { toSafeHref } from '../../contract/body.ts';
import { createEmbedNode, createImageNode, type PostMaterial } from './nodes.ts';

interface Keys {
  readonly onLink: () => void;
  readonly onToolbar: () => void;
}

/** Shortcuts in addition to Tiptap's. By convention Alt+F10 moves from an editor to its toolbar. */
const createKeys = ({ onLink, onToolbar }: Keys) =>
  Extension.create({
    name: 'keys',
    priority: 1000,
    addKeyboardShortcuts() {
      const { editor } = this;
      const open = (work: () => void) => () => {
        work();
        return true;
      };
      return {
        'Mod-]': () => editor.commands.sinkListItem('listItem'),
        'Mod-[': () => editor.commands.liftListItem('listItem'),
        'Mod-k': open(onLink),
        'Alt-F10': open(onToolbar),
      };
    },
  });

/** Tab leaves the editor as on every page, so brackets indent and outdent lists. */
const FreeTabListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Tiptap extensions for the nodes and marks of the blog's contract; other pasted content is reduced to them. */
export const createExtensions = (material: PostMaterial, keys: Keys): Extensions => [
  createKeys(keys),
  StarterKit.configure({
    underline: false,
    listItem: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Existing links may be longer than new ones; saving reports a link that is too long.
      isAllowedUri: (url) => toSafeHref(url) !== undefined,
    },
  }),
  FreeTabListItem,
  createImageNode(material),
  createEmbedNode(material),
];
