import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type TextNode, toEditable, toStored } from './body.ts';
import type { EmbeddedWork } from './draft.ts';
import { createExtensions } from './extensions.ts';
import { formatKeys } from './keys.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { PostMaterial } from './nodes.ts';
import type { PostPictures } from './picture-choice.tsx';
import { DescriptionDialog, PictureDialog } from './picture-dialog.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import type { DialogKind } from './toolbar/tools.ts';
import { WorkDialog } from './work-dialog.tsx';

export interface RichTextProps {
  /** Element id, unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly lang: 'en' | 'bn';
  readonly postId: string;
  /** Initial text as JSON; empty for none. */
  readonly initial: string;
  readonly material: PostMaterial &
    PostPictures & {
      readonly addWork: (work: EmbeddedWork) => void;
    };
  readonly error: string | undefined;
  readonly onChange: (json: string) => void;
}

const findPictures = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/**
 * Renames inline event handlers in pasted HTML. They would never run, but the browser would report each one as a
 * violation of the page's content security policy.
 */
const dropHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])on\w+\s*=/gi, '$1data-on='));

const isPictureSelected = (editor: Editor): boolean => editor.isActive('image');

function addLink(editor: Editor, { href, words }: { href: string; words: string }): void {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** Rich-text editor with a toolbar; only the post editor loads it. */
export function RichText({ id, label, lang, postId, initial, material, error, onChange }: RichTextProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<DialogKind>();
  /** A dropped or pasted file. */
  const [file, setFile] = useState<File>();
  const takePictures = (data: DataTransfer | null): boolean => {
    const [first] = findPictures(data);
    if (first === undefined) return false;
    setFile(first);
    setAsked('picture');
    return true;
  };
  const editor = useEditor({
    extensions: createExtensions(material, {
      onLink: () => setAsked('link'),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    }),
    content: toEditable(initial) as JSONContent,
    // The content security policy forbids inline styles, so the page has its own style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-keys ${id}-error`,
        'data-placeholder': m.blog_editor_text_placeholder(),
        class: 'prose blog-text',
      },
      transformPastedHTML: dropHandlers,
      handlePaste: (_, event) => takePictures(event.clipboardData),
      handleDrop: (_, event, __, moved) => !moved && takePictures(event.dataTransfer),
    },
    onUpdate: ({ editor: now }) => onChange(toStored(now.getJSON() as TextNode)),
  });
  /** Closes a dialog, then returns the focus to the text. */
  const close = (then?: () => void) => {
    flushSync(() => {
      setAsked(undefined);
      setFile(undefined);
    });
    if (then === undefined) editor.commands.focus();
    else then();
  };
  const { selection } = editor.state;
  return (
    <div className="rounded-card border border-line bg-paper has-[.blog-text:focus]:border-muted">
      <div className="sticky top-0 z-10 rounded-t-card border-b border-line bg-paper">
        <EditorToolbar editor={editor} controls={id} ref={toolbar} onAsk={setAsked} />
      </div>
      <EditorContent editor={editor} />
      <p id={`${id}-error`} role="alert" className="px-5 pb-3 text-14 text-danger empty:hidden">
        {error}
      </p>
      <p id={`${id}-keys`} className="border-t border-line px-5 py-2.5 text-12 text-muted">
        {m.blog_editor_keys({ toolbar: formatKeys('Alt-F10'), deeper: formatKeys('Mod-]'), back: formatKeys('Mod-[') })}
      </p>
      {asked === 'link' ? (
        <LinkDialog
          href={editor.isActive('link') ? String(editor.getAttributes('link')['href']) : undefined}
          needsWords={selection.empty && !editor.isActive('link')}
          onGive={(link) => close(() => addLink(editor, link))}
          onRemove={() => close(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
          onClose={() => close()}
        />
      ) : null}
      {asked === 'picture' && file === undefined && isPictureSelected(editor) ? (
        <DescriptionDialog
          description={String(editor.getAttributes('image')['alt'])}
          onGive={(alt) => close(() => editor.chain().focus().updateAttributes('image', { alt }).run())}
          onClose={() => close()}
        />
      ) : asked === 'picture' ? (
        <PictureDialog
          postId={postId}
          title={m.blog_editor_picture()}
          pictures={material}
          given={file}
          onAdd={(image) => {
            material.addImage(image);
            const node = { type: 'image', attrs: { imageId: image._id, alt: image.alt } };
            close(() => insertBlock(editor, node));
          }}
          onClose={() => close()}
        />
      ) : null}
      {asked === 'work' ? (
        <WorkDialog
          onPick={(work) => {
            material.addWork(work);
            close(() => insertBlock(editor, { type: 'embed', attrs: { contentId: work._id } }));
          }}
          onClose={() => close()}
        />
      ) : null}
    </div>
  );
}

/** Inserts a block after the one at the cursor, without replacing a selection, and puts the cursor below it. */
function insertBlock(editor: Editor, node: TextNode): void {
  const { $to } = editor.state.selection;
  const after = $to.depth === 0 ? $to.pos : $to.after(1);
  const isLine = $to.depth === 1 && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  const at = isLine ? { from: $to.before(1), to: after } : after;
  const end = (isLine ? $to.before(1) : after) + 1;
  editor
    .chain()
    .insertContentAt(at, [
      node,
      ...(editor.state.doc.nodeAt(after)?.type.name === 'paragraph' ? [] : [{ type: 'paragraph' }]),
    ] as never)
    .setTextSelection(end + 1)
    .focus()
    .run();
}
