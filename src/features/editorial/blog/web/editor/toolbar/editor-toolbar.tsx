import { Toolbar as Base } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import type { RefObject } from 'react';
import { Icon } from '../../../../../../ui/components/icon.tsx';
import { m } from '../../../../../../ui/paraglide/messages.js';
import { formatKeys } from '../keys.ts';
import { MoreTools } from './more-tools.tsx';
import { type DialogKind, runTool, toolClass, toolGroups } from './tools.ts';

const tools = toolGroups.flat();

/** Toolbar with a single tab stop; arrow keys, Home and End move inside it. Tools return the focus to the text. */
export function EditorToolbar(props: {
  editor: Editor;
  /** Element id of the text field. */
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
      {toolGroups.map((group) => (
        <Base.Group key={group[0]?.icon} className="flex gap-0.5">
          {group.map((tool) => {
            const index = tools.indexOf(tool);
            const name = tool.label();
            return (
              <Base.Button
                key={tool.icon}
                aria-label={name}
                aria-pressed={state.on[index]}
                aria-keyshortcuts={tool.keys?.replace('Mod', 'Control').replaceAll('-', '+')}
                aria-haspopup={typeof tool.run === 'string' ? 'dialog' : undefined}
                title={tool.keys === undefined ? name : `${name} (${formatKeys(tool.keys)})`}
                disabled={state.offered[index] === false}
                // Prevents the text from losing its selection.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => runTool(tool, editor, onAsk)}
                className={toolClass}
              >
                <Icon name={tool.icon} className="size-4.5" />
              </Base.Button>
            );
          })}
        </Base.Group>
      ))}
      <MoreTools editor={editor} />
    </Base.Root>
  );
}
