import { Toolbar as Base } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatKeys } from './keys.ts';

export type DialogKind = 'link' | 'picture' | 'work';

interface Tool {
  readonly icon: IconName;
  readonly label: () => string;
  readonly keys?: string;
  /** Undefined for what is done rather than switched on. */
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

const groups: readonly (readonly Tool[])[] = [
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
  [
    heading(2, () => m.blog_editor_heading_2()),
    heading(3, () => m.blog_editor_heading_3()),
    heading(4, () => m.blog_editor_heading_4()),
  ],
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
    {
      icon: 'square-code',
      label: () => m.blog_editor_code_block(),
      keys: 'Mod-Alt-C',
      isOn: (editor) => editor.isActive('codeBlock'),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
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
    {
      icon: 'minus',
      label: () => m.blog_editor_rule(),
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

const tools = groups.flat();

/** One stop of the Tab key; arrows, Home and End lead through it. What is done here gives the focus back to the text. */
export function EditorToolbar(props: {
  editor: Editor;
  /** Identifier of the text field. */
  controls: string;
  ref: RefObject<HTMLDivElement | null>;
  onAsk: (asked: DialogKind) => void;
}) {
  const { editor, controls, ref, onAsk } = props;
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ isOn }) => isOn?.(now)),
      offered: tools.map(({ isOffered }) => isOffered?.(now) ?? true),
    }),
  });
  return (
    <Base.Root
      ref={ref}
      aria-label={m.blog_editor_toolbar()}
      aria-controls={controls}
      onKeyDown={(event) => {
        const buttons = event.currentTarget.querySelectorAll('button');
        if (event.key === 'Escape') editor.commands.focus();
        else if (event.key === 'Home') buttons[0]?.focus();
        else if (event.key === 'End') buttons[buttons.length - 1]?.focus();
      }}
      className="flex gap-x-3 gap-y-1 p-1.5 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {groups.map((group) => (
        <Base.Group key={group[0]?.icon} className="flex gap-0.5">
          {group.map((tool) => {
            const index = tools.indexOf(tool);
            const name = tool.label();
            const { run } = tool;
            return (
              <Base.Button
                key={tool.icon}
                aria-label={name}
                aria-pressed={state.on[index]}
                aria-keyshortcuts={tool.keys?.replace('Mod', 'Control').replaceAll('-', '+')}
                aria-haspopup={typeof run === 'string' ? 'dialog' : undefined}
                title={tool.keys === undefined ? name : `${name} (${formatKeys(tool.keys)})`}
                disabled={state.offered[index] === false}
                // The text keeps its selection on the screen.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => (typeof run === 'string' ? onAsk(run) : run(editor))}
                className="grid size-9 shrink-0 place-items-center rounded-control text-ink hover:bg-line/60 aria-disabled:opacity-35 aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-canvas max-sm:size-11"
              >
                <Icon name={tool.icon} className="size-4.5" />
              </Base.Button>
            );
          })}
        </Base.Group>
      ))}
    </Base.Root>
  );
}
