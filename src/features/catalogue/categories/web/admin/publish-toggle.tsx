import { StateSwitch } from '../../../../../ui/admin/saved-switch.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { usePlaceChange } from './use-place-change.ts';

/** Switch for the published state. It shows a busy state until the list is reloaded. */
export function PublishSwitch(props: {
  name: string;
  published: boolean;
  isBusy: boolean;
  onToggle: (published: boolean) => void;
}) {
  const { name, published, isBusy, onToggle } = props;
  return (
    <StateSwitch
      name={m.categories_admin_publish_named({ name })}
      label={published ? m.categories_admin_published() : m.categories_admin_hidden()}
      isOn={published}
      isBusy={isBusy}
      onPress={() => onToggle(!published)}
    />
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
