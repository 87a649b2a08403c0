import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { StateSwitch } from '../../../../../ui/admin/saved-switch.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Changes a post and reloads the list; `isBusy` until then. */
function usePostChange() {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const change = async (work: (api: ArborApi) => Promise<unknown>) => {
    setBusy(true);
    try {
      await work(api);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.blog_admin_failed());
    }
    await revalidate();
    setBusy(false);
  };
  return { isBusy, change };
}

/** Switch that publishes a post at once or makes it a draft again; a scheduled post becomes a draft. */
export function PublishSwitch(props: {
  id: string;
  name: string;
  status: 'draft' | 'scheduled' | 'published';
  label: string;
}) {
  const { id, name, status, label } = props;
  const { isBusy, change } = usePostChange();
  const body = { published: status === 'draft' };
  return (
    <StateSwitch
      name={m.blog_admin_publish_named({ name })}
      isOn={status === 'published'}
      label={label}
      isBusy={isBusy}
      onPress={() => void change((api) => api('PATCH /blog/toggle/publish/{id}', { params: { id }, body }))}
    />
  );
}

export function ShowcaseSwitch({ id, name, showcased }: { id: string; name: string; showcased: boolean }) {
  const { isBusy, change } = usePostChange();
  const body = { showcased: !showcased };
  return (
    <StateSwitch
      name={m.blog_admin_showcase_named({ name })}
      isOn={showcased}
      label={showcased ? m.blog_admin_showcased() : m.blog_admin_plain()}
      isBusy={isBusy}
      onPress={() => void change((api) => api('PATCH /blog/toggle/showcase/{id}', { params: { id }, body }))}
    />
  );
}
