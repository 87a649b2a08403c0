import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { moveTo, useDraggedOrder } from '../../../../../ui/forms/use-dragged-order.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { MAX_CAPTION } from '../../../../catalogue/content/contract/preview-caption.ts';
import { DraftPicture } from '../draft-picture.tsx';
import type { DraftChanges } from '../draft-values.ts';
import { AddSlides } from './add-slides.tsx';

type Preview = OwnContent['previews'][number];
type Written = Partial<Pick<Preview, 'caption' | 'translatedCaption'>>;

interface PreviewsEditorProps {
  readonly content: OwnContent;
  readonly path: string;
  /** Whether all changes of the work are saved. */
  readonly isSettled: boolean;
  readonly onChange: (changes: DraftChanges) => void;
}

/** Sortable slides and other previews with their captions. The first preview is the cover. */
export function PreviewsEditor({ content, path, isSettled, onChange }: PreviewsEditorProps) {
  const { previews, language } = content;
  const list = useRef<HTMLOListElement>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<{ readonly id: string; readonly at: number }>();
  const ids = previews.map(({ _id }) => _id);
  // While a slide is arriving, previews can't be reordered, because the new order would lack the slide.
  const isArriving = !isSettled && sent.some((id) => !ids.includes(id));
  const order = (next: readonly string[], id: string) => {
    onChange({ previewIds: [...next] });
    setMoved({ id, at: next.indexOf(id) });
  };
  const { shown, draggedId } = useDraggedOrder(list, ids, order);
  // A moved row has lost the focus, or its button is disabled because it reached the end.
  useEffect(() => {
    const row = moved && list.current?.querySelector<HTMLElement>(`[data-id="${moved.id}"]`);
    if (!row || row.contains(document.activeElement)) return;
    row.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [moved]);
  const write = (id: string, written: Written) =>
    onChange({
      captions: previews.map(({ _id, caption, translatedCaption }) => ({
        _id,
        caption,
        translatedCaption,
        ...(_id === id ? written : {}),
      })),
    });
  return (
    <AddSlides
      count={previews.length}
      isArriving={isArriving}
      onSent={(upload) => {
        setSent((before) => [...before, upload]);
        onChange({ newPreviews: [upload] });
      }}
    >
      {previews.length === 0 ? <p className="text-14 text-muted">{m.drafts_no_preview()}</p> : null}
      <ol ref={list} className="grid gap-3 empty:hidden">
        {shown.map((id, at) => {
          const preview = previews.find(({ _id }) => _id === id);
          return preview === undefined ? null : (
            <PreviewRow
              key={id}
              {...{ preview, path, at, language, isFixed: isArriving, count: previews.length }}
              isDragged={draggedId === id}
              onMove={(by) => order(moveTo(ids, id, at + by), id)}
              onRemove={() => onChange({ previewIds: ids.filter((each) => each !== id) })}
              onWrite={(written) => write(id, written)}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved === undefined
          ? null
          : m.drafts_preview_moved({ at: formatCount(moved.at + 1), count: formatCount(previews.length) })}
      </p>
    </AddSlides>
  );
}

interface PreviewRowProps {
  readonly preview: Preview;
  readonly path: string;
  readonly at: number;
  readonly count: number;
  readonly language: OwnContent['language'];
  /** Whether the preview can't be moved or removed at the moment. */
  readonly isFixed: boolean;
  readonly isDragged: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
  readonly onWrite: (written: Written) => void;
}

function PreviewRow(props: PreviewRowProps) {
  const { preview, path, at, count, language, isFixed, isDragged, onMove, onRemove, onWrite } = props;
  const isStill = isFixed || count === 1;
  const name = preview.fileName ?? (preview.mockup ? m.drafts_mockup() : formatCount(at + 1));
  const note = at === 0 ? m.drafts_first_preview() : preview.mockup ? m.drafts_mockup_note() : null;
  return (
    <li
      data-id={preview._id}
      className={`grid gap-3 rounded-card border border-line p-3 ${isDragged ? 'relative z-10 bg-paper shadow-float' : ''}`}
    >
      <div className="flex items-center gap-3">
        <span
          title={isStill ? undefined : m.drafts_drag_preview()}
          data-handle={isStill ? undefined : ''}
          className={`relative shrink-0 select-none ${isStill ? '' : isDragged ? 'cursor-grabbing touch-none' : 'cursor-grab touch-none'}`}
        >
          <DraftPicture preview={preview} path={path} className="size-16" />
          {isStill ? null : (
            <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-control bg-paper text-muted shadow-float">
              <Icon name="chevrons-up-down" className="size-3.5" />
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1 text-14">
          <span className="block truncate">{name}</span>
          {note === null ? null : <span className="block text-12 text-muted">{note}</span>}
        </span>
        <span className="flex shrink-0">
          <Tool
            icon="chevron-up"
            isOff={isFixed || at === 0}
            label={m.drafts_move_up({ name })}
            act={() => onMove(-1)}
          />
          <Tool
            icon="chevron-down"
            isOff={isFixed || at === count - 1}
            label={m.drafts_move_down({ name })}
            act={() => onMove(1)}
          />
          <Tool icon="x" isOff={isFixed || count === 1} label={m.drafts_remove_preview({ name })} act={onRemove} />
        </span>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Caption language={language} name={name} text={preview.caption} onChange={(caption) => onWrite({ caption })} />
        <Caption
          language={language === 'en' ? 'bn' : 'en'}
          name={name}
          text={preview.translatedCaption ?? ''}
          onChange={(text) => onWrite({ translatedCaption: text === '' ? null : text })}
        />
      </div>
    </li>
  );
}

const Tool = ({ icon, label, isOff, act }: { icon: IconName; label: string; isOff: boolean; act: () => void }) => (
  <button
    type="button"
    disabled={isOff}
    aria-label={label}
    onClick={act}
    className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-line/60 disabled:opacity-30 pointer-coarse:size-11"
  >
    <Icon name={icon} />
  </button>
);

const labels = { en: m.drafts_caption_en, bn: m.drafts_caption_bn };
const hints = { en: m.drafts_caption_hint_en, bn: m.drafts_caption_hint_bn };

function Caption({
  language,
  name,
  text,
  onChange,
}: {
  language: OwnContent['language'];
  name: string;
  text: string;
  onChange: (text: string) => void;
}) {
  return (
    <input
      lang={language}
      value={text}
      maxLength={MAX_CAPTION}
      aria-label={labels[language]({ name })}
      placeholder={hints[language]()}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`h-11 ${fieldBox} px-3! text-14!`}
    />
  );
}
