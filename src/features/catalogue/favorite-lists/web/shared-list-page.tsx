import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { CardGrid } from '../../catalogue/web/card-grid.tsx';
import type { CardView } from '../../catalogue/web/card-view.ts';
import { toCardView } from '../../catalogue/web/to-card-view.ts';
import type { favoriteListsContract } from '../contract.ts';
import { countWorks, toListHref } from './list-view.ts';

export interface SharedListView {
  readonly name: string;
  readonly note: string;
  readonly owner: string | null;
  readonly items: readonly CardView[];
}

/** Converts a shared list to the data of its page. The loader uses it. */
export const toSharedListView = (found: OutputOf<typeof favoriteListsContract.shared>): SharedListView => ({
  ...found,
  items: found.items.map((item) => toCardView(item)),
});

/** Page of a shared list, with a button to copy it to the own lists. */
export function SharedListPage({ list, token }: { list: SharedListView; token: string }) {
  const { name, note, owner, items } = list;
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      <p className="text-14 text-muted">{m.favorite_lists_shared_list()}</p>
      <h1 className="mt-1 text-36 tracking-tight wrap-anywhere lg:text-48">{name}</h1>
      {note === '' ? null : (
        <p className="mt-3 max-w-2xl text-16 whitespace-pre-line text-muted wrap-anywhere">{note}</p>
      )}
      <p className="mt-3 text-14 text-muted wrap-anywhere">
        {countWorks(items.length)}
        {owner === null ? '' : ` · ${m.favorite_lists_by({ name: owner })}`}
      </p>
      <div className="mt-5 mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        {items.length === 0 ? null : <CopyListButton token={token} />}
        <a
          href={localizeHref(`/contact?list=${encodeURIComponent(token)}`)}
          rel="nofollow"
          className="inline-flex min-h-10 items-center gap-2 text-14 text-muted underline underline-offset-4 hover:text-ink"
        >
          <Icon name="flag" className="size-4" />
          {m.favorite_lists_report()}
        </a>
      </div>
      {items.length === 0 ? (
        <Note title={m.favorite_lists_shared_empty()} text={m.favorite_lists_shared_empty_text()} level="h2" />
      ) : (
        <section aria-labelledby="works">
          <h2 id="works" className="sr-only">
            {m.favorites_works()}
          </h2>
          <CardGrid items={items} first={4} />
        </section>
      )}
    </div>
  );
}

/** Message for a link to a list that isn't shared. */
export const UnsharedList = () => (
  <div className="page pt-8 pb-16 lg:pt-12">
    <Note title={m.favorite_lists_missing()} text={m.favorite_lists_missing_text()} level="h1" />
  </div>
);

function Note({ title, text, level: Heading }: { title: string; text: string; level: 'h1' | 'h2' }) {
  return (
    <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="heart" className="mx-auto size-8 text-muted" />
      <Heading className="mt-4 text-22">{title}</Heading>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{text}</p>
      <a href={localizeHref('/content')} className={secondaryButton}>
        {m.go_browse()}
      </a>
    </div>
  );
}

function CopyListButton({ token }: { token: string }) {
  const { openSignIn } = useSiteActions();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const { _id } = await browserApi('POST /favorites/lists/copy/{token}', { params: { token } });
      showToast({
        kind: 'success',
        title: m.favorite_lists_copied(),
        action: { label: m.favorite_lists_see(), run: () => void navigate(toListHref(_id)) },
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.favorite_lists_failed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => openSignIn('favorite', copy)}
      className={secondaryButton}
    >
      <Icon name="heart" className="size-4" />
      {m.favorite_lists_copy_list()}
    </button>
  );
}
