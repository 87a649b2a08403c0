import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeText } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ManagedCollection } from './collection-form.tsx';

export const nameCollection = ({ title, titleBn }: Pick<ManagedCollection, 'title' | 'titleBn'>): string =>
  localizeText(title, titleBn);

const faces: Record<ManagedCollection['state'], { readonly word: () => string; readonly face: string }> = {
  hidden: { word: () => m.collections_state_hidden(), face: 'text-muted' },
  scheduled: { word: () => m.collections_state_scheduled(), face: 'text-warning' },
  live: { word: () => m.collections_state_live(), face: 'text-success' },
  ended: { word: () => m.collections_state_ended(), face: 'text-muted' },
};

/** Whether visitors can see the collection now, and its schedule. */
export function CollectionState({
  collection: { state, visibleFrom, visibleUntil },
}: {
  collection: Pick<ManagedCollection, 'state' | 'visibleFrom' | 'visibleUntil'>;
}) {
  const { word, face } = faces[state];
  return (
    <span className="block text-12 text-muted">
      <span className={`font-medium ${face}`}>{word()}</span>
      {visibleFrom === null ? null : (
        <>
          {' · '}
          {m.collections_from()} <DhakaTime at={visibleFrom} />
        </>
      )}
      {visibleUntil === null ? null : (
        <>
          {' · '}
          {m.collections_until()} <DhakaTime at={visibleUntil} />
        </>
      )}
    </span>
  );
}
