import { Menu } from '@base-ui/react/menu';
import { Toolbar as Base } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Icon } from '../../../../../../ui/components/icon.tsx';
import { getPopupContainer, popupClass, popupItemClass, positionerClass } from '../../../../../../ui/forms/popup.tsx';
import { m } from '../../../../../../ui/paraglide/messages.js';
import { formatKeys } from '../keys.ts';
import { moreTools, type Tool, toolClass } from './tools.ts';

function ToolWords({ tool: { icon, label, keys } }: { tool: Tool }) {
  return (
    <>
      <Icon name={icon} className="size-4.5" />
      <span className="grow">{label()}</span>
      {keys === undefined ? null : (
        <span aria-hidden="true" className="ml-4 text-12 opacity-70">
          {formatKeys(keys)}
        </span>
      )}
    </>
  );
}

/** Toolbar button with a menu of rarely used tools; it is highlighted if one of them applies at the cursor. */
export function MoreTools({ editor }: { editor: Editor }) {
  const on = useEditorState({ editor, selector: ({ editor: now }) => moreTools.map(({ isOn }) => isOn?.(now)) });
  const run = (tool: Tool) => typeof tool.run === 'function' && tool.run(editor);
  return (
    <Menu.Root modal={false}>
      <Base.Button
        render={<Menu.Trigger />}
        aria-label={m.blog_editor_more()}
        title={m.blog_editor_more()}
        className={`${toolClass} ${on.includes(true) ? 'bg-line' : ''} aria-expanded:bg-line`}
      >
        <Icon name="ellipsis" className="size-4.5" />
      </Base.Button>
      <Menu.Portal container={getPopupContainer()}>
        <Menu.Positioner className={positionerClass} sideOffset={4} align="end">
          {/* Tools return the focus to the text. */}
          <Menu.Popup className={popupClass} finalFocus={() => editor.view.dom}>
            {moreTools.map((tool, index) =>
              tool.isOn === undefined ? (
                <Menu.Item key={tool.icon} onClick={() => run(tool)} className={popupItemClass}>
                  <ToolWords tool={tool} />
                </Menu.Item>
              ) : (
                <Menu.CheckboxItem
                  key={tool.icon}
                  checked={on[index] === true}
                  onCheckedChange={() => run(tool)}
                  closeOnClick
                  className={`${popupItemClass} aria-checked:bg-ink aria-checked:text-canvas`}
                >
                  <ToolWords tool={tool} />
                </Menu.CheckboxItem>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
