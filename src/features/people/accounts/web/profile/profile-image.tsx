import { browserApi } from '../../../../../ui/api/client.ts';
import { createUploadApi } from '../../../../../ui/api/upload-api.ts';
import { Avatar } from '../../../../../ui/components/media/avatar.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { PictureField } from '../../../../../ui/forms/picture-field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import { displayName, type Profile } from './profile-view.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Profile picture, with buttons to change and remove it. */
export function ProfileImage({ user }: { user: Profile }) {
  const finish = async (change: Promise<unknown>) => {
    await change;
    await revalidateSession();
    showToast({ kind: 'success', title: m.accounts_profile_image_updated() });
  };
  return (
    <PictureField
      id="image"
      words={{
        choose: m.accounts_profile_image_choose(),
        remove: m.accounts_profile_image_remove(),
        about: m.accounts_profile_image_about(),
        sending: m.accounts_profile_image_sending(),
        tooLarge: m.accounts_profile_image_large(),
        failed: m.accounts_profile_image_failed(),
      }}
      maxBytes={MAX_BYTES}
      hasPicture={user.image !== null}
      frame="size-24 rounded-full"
      show={(preview) => <Avatar name={displayName(user)} image={preview ?? user.image} size={96} />}
      send={(file, onShare) => finish(createUploadApi(onShare)('PUT /user/update/image', { file: { image: file } }))}
      remove={() => finish(browserApi('DELETE /user/remove/image', {}))}
    />
  );
}
