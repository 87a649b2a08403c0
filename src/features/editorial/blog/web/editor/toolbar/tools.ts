import type { Editor } from '@tiptap/react';
import type { IconName } from '../../../../../../ui/components/icon.tsx';
import { m } from '../../../../../../ui/paraglide/messages.js';

export type DialogKind = 'link' | 'picture' | 'work';

export interface Tool {
  readonly icon: IconName;
  readonly label: () => string;
  readonly keys?: string;
  /** Whether the tool applies at the cursor; undefined for one-time actions. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOffered?: (editor: Editor) => boolean;
  readonly run: ((editor: Editor) => unknown) | DialogKind;
}

const heading = (level: 2 | 3 | 4, label: () => string): Tool => ({
  icon: `heading-${level}`,
  label,
  keys: `Mod-Alt-${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Tools of the toolbar, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      icon: 'undo-2',
      label: () => m.blog_editor_undo(),
      keys: 'Mod-Z',
      isOffered: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      icon: 'redo-2',
      label: () => m.blog_editor_redo(),
      keys: 'Mod-Shift-Z',
      isOffered: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [heading(2, () => m.blog_editor_heading_2()), heading(3, () => m.blog_editor_heading_3())],
  [
    {
      icon: 'bold',
      label: () => m.blog_editor_bold(),
      keys: 'Mod-B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      icon: 'italic',
      label: () => m.blog_editor_italic(),
      keys: 'Mod-I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      icon: 'list',
      label: () => m.blog_editor_bullets(),
      keys: 'Mod-Shift-8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      icon: 'list-ordered',
      label: () => m.blog_editor_numbers(),
      keys: 'Mod-Shift-7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      icon: 'text-quote',
      label: () => m.blog_editor_quote(),
      keys: 'Mod-Shift-B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    {
      icon: 'link',
      label: () => m.blog_editor_link(),
      keys: 'Mod-K',
      isOn: (editor) => editor.isActive('link'),
      run: 'link',
    },
    {
      icon: 'image-plus',
      label: () => m.blog_editor_picture(),
      isOn: (editor) => editor.isActive('image'),
      run: 'picture',
    },
    { icon: 'layout-grid', label: () => m.blog_editor_work(), isOn: (editor) => editor.isActive('embed'), run: 'work' },
  ],
];

/** Rarely used tools, in the menu at the end of the toolbar. */
export const moreTools: readonly Tool[] = [
  heading(4, () => m.blog_editor_heading_4()),
  {
    icon: 'strikethrough',
    label: () => m.blog_editor_strike(),
    keys: 'Mod-Shift-S',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    icon: 'code',
    label: () => m.blog_editor_code(),
    keys: 'Mod-E',
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    icon: 'square-code',
    label: () => m.blog_editor_code_block(),
    keys: 'Mod-Alt-C',
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    icon: 'minus',
    label: () => m.blog_editor_rule(),
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** Runs a tool: changes the text, or opens a dialog by `onAsk`. */
export function runTool({ run }: Tool, editor: Editor, onAsk: (asked: DialogKind) => void): void {
  if (typeof run === 'string') onAsk(run);
  else run(editor);
}

/** Classes of a toolbar button. */
export const toolClass =
  'grid size-9 shrink-0 place-items-center rounded-control text-ink hover:bg-line/60 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-canvas max-sm:size-11';
