import { m } from '../../../../../ui/paraglide/messages.js';
import { type MissingPart, missingParts, type OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { describeMissing } from '../missing-words.ts';
import { listMissing } from '../progress.ts';
import type { Column, ColumnKey } from './columns.ts';

const SUGGESTED = 'drafts-suggested';
const idOf = (part: MissingPart): string => `drafts-missing-${part}`;
const isPart = (key: ColumnKey): key is ColumnKey & MissingPart => (missingParts as readonly string[]).includes(key);

export interface CellNote {
  readonly isMissing: boolean;
  /** Whether the value is a suggestion that nobody has changed. */
  readonly isSuggested: boolean;
  /** Identifier for `aria-describedby`. */
  readonly describedBy: string | undefined;
}

/** Finds the mark of a cell. */
export function readNote({ key }: Column, content: OwnContent): CellNote {
  const isMissing = isPart(key) && listMissing(content).includes(key);
  const isSuggested = !isMissing && (content.suggested as readonly string[]).includes(key);
  return { isMissing, isSuggested, describedBy: isMissing ? idOf(key) : isSuggested ? SUGGESTED : undefined };
}

/** Descriptions of marked cells for screen readers, once for the whole table. */
export function CellNotes() {
  return (
    <div hidden>
      <p id={SUGGESTED}>{m.drafts_cell_suggested()}</p>
      {missingParts.map((part) => (
        <p key={part} id={idOf(part)}>
          {m.drafts_cell_missing({ part: describeMissing(part) })}
        </p>
      ))}
    </div>
  );
}
