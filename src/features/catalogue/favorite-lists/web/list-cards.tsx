import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { ListForm } from './list-form.tsx';
import { countWorks, type FavoriteList, toListHref } from './list-view.ts';

const smallButton =
  'inline-flex h-10 shrink-0 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink';

/** Cards of the person's lists, above the favourites. */
export function ListCards({ lists }: { lists: readonly FavoriteList[] }) {
  const [isFormOpen, setFormOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <section aria-labelledby="lists" className="mb-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="lists" className="text-22 tracking-tight">
            {m.favorite_lists_title()}
          </h2>
          <p className="mt-1 max-w-xl text-14 text-muted">
            {lists.length === 0 ? m.favorite_lists_none() : m.favorite_lists_about()}
          </p>
        </div>
        <button type="button" onClick={() => setFormOpen(true)} className={smallButton}>
          <Icon name="plus" className="size-4" />
          {m.favorite_lists_new()}
        </button>
      </div>
      {lists.length === 0 ? null : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-4">
          {lists.map((list) => (
            <ListCard key={list._id} list={list} />
          ))}
        </ul>
      )}
      {isFormOpen ? (
        <ListForm list={undefined} onClose={() => setFormOpen(false)} onDone={({ _id }) => navigate(toListHref(_id))} />
      ) : null}
    </section>
  );
}

const collages: readonly string[] = [
  '',
  '',
  'grid-cols-2',
  'grid-cols-[2fr_1fr] grid-rows-2',
  'grid-cols-2 grid-rows-2',
];

function ListCard({ list: { _id, name, count, covers, token } }: { list: FavoriteList }) {
  return (
    <li className="group relative min-w-0">
      <div
        className={`grid aspect-[4/3] gap-0.5 overflow-hidden rounded-card bg-line ${collages[covers.length] ?? ''}`}
      >
        {covers.length === 0 ? <Icon name="heart" className="m-auto size-7 text-muted" /> : null}
        {covers.map((cover, index) => (
          <div key={cover._id} className={`min-h-0 ${covers.length === 3 && index === 0 ? 'row-span-2' : ''}`}>
            <Picture
              picture={cover}
              alt=""
              sizes="(min-width: 1200px) 13vw, (min-width: 576px) 24vw, 45vw"
              className="size-full object-cover"
            />
          </div>
        ))}
      </div>
      <h3 className="mt-2 text-16 font-medium">
        <a
          href={toListHref(_id)}
          className="line-clamp-2 underline-offset-4 wrap-anywhere group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </a>
      </h3>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-14 text-muted">
        {countWorks(count)}
        {token === null ? null : (
          <>
            <span aria-hidden="true">·</span>
            <Icon name="link" className="size-3.5" />
            {m.favorite_lists_is_shared()}
          </>
        )}
      </p>
    </li>
  );
}
