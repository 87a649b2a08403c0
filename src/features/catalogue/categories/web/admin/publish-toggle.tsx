import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { usePlaceChange } from './use-place-change.ts';

/** Whether it is published, as a switch; on its way until the list has come anew. */
export function PublishSwitch(props: {
  name: string;
  published: boolean;
  isBusy: boolean;
  onToggle: (published: boolean) => void;
}) {
  const { name, published, isBusy, onToggle } = props;
  return (
    <button
      type="button"
      aria-pressed={published}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => onToggle(!published)}
      className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-paper px-3 text-14 whitespace-nowrap hover:border-ink max-lg:h-10"
    >
      {isBusy ? (
        <Spinner />
      ) : (
        <span aria-hidden="true" className={`size-2 rounded-full ${published ? 'bg-success' : 'bg-muted'}`} />
      )}
      <span className="sr-only">{m.categories_admin_publish_named({ name })}</span>
      <span aria-hidden="true">{published ? m.categories_admin_published() : m.categories_admin_hidden()}</span>
    </button>
  );
}

export function CategoryPublishToggle({ id, name, published }: { id: string; name: string; published: boolean }) {
  const { inProgress, change } = usePlaceChange();
  return (
    <PublishSwitch
      name={name}
      published={published}
      isBusy={inProgress.has(id)}
      onToggle={(wanted) =>
        void change(id, (api) =>
          api('PUT /content-category/toggle/publish/{id}', { params: { id }, body: { published: wanted } }),
        )
      }
    />
  );
}
