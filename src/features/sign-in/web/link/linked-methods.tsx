import { useState } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { formatPhone } from '../../../../ui/phone-number.ts';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import type { LinkedMethod } from '../../../accounts/web/profile/profile-view.ts';
import { describeMethod } from '../../../sessions/web/method-name.ts';
import { LinkPhone } from './link-phone.tsx';
import { type Linking, useLink } from './use-link.ts';

const order: readonly { method: SignInMethod; icon: IconName }[] = [
  { method: 'phone', icon: 'smartphone' },
  { method: 'google', icon: 'google' },
  { method: 'facebook', icon: 'facebook' },
];

const smallButton =
  'inline-flex h-11 items-center justify-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-60';

/** The ways to sign in: which there are, one more, one less; the last one stays. */
export function LinkedMethods({ methods }: { methods: readonly LinkedMethod[] }) {
  const linking = useLink();
  const [phoneOpen, setPhoneOpen] = useState(false);
  const [leaving, setLeaving] = useState<LinkedMethod>();

  async function unlink({ method }: LinkedMethod) {
    try {
      await browserApi('DELETE /user/link/{method}', { params: { method } });
      await revalidateSession();
      showToast({ kind: 'success', title: m.sign_in_unlinked({ method: describeMethod(method) }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.sign_in_unlink_failed());
    }
    setLeaving(undefined);
  }

  function add(method: SignInMethod) {
    if (method === 'phone') setPhoneOpen(true);
    else if (linking.provider !== undefined) void linking.link(method, linking.provider.client.withPopup(method));
  }

  return (
    <>
      <ul className="grid divide-y divide-line">
        {order.map(({ method, icon }) => {
          const linked = methods.find((each) => each.method === method);
          return (
            <li key={method} className="py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canvas">
                  <Icon name={icon} />
                </span>
                <MethodState method={method} linked={linked} />
                {linked === undefined ? (
                  <AddButton method={method} linking={linking} hidden={method === 'phone' && phoneOpen} add={add} />
                ) : (
                  <button
                    type="button"
                    disabled={methods.length === 1}
                    onClick={() => setLeaving(linked)}
                    aria-label={m.sign_in_unlink_named({ method: describeMethod(method) })}
                    className={smallButton}
                  >
                    {m.sign_in_unlink()}
                  </button>
                )}
              </div>
              {method === 'phone' && phoneOpen && linked === undefined ? (
                <LinkPhone
                  linking={linking}
                  close={() => {
                    linking.fail('phone', '');
                    setPhoneOpen(false);
                  }}
                />
              ) : (
                <p role="alert" className="mt-2 text-14 text-danger empty:hidden">
                  {linking.problem?.method === method ? linking.problem.text : null}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {methods.length === 1 ? <p className="mt-4 text-14 text-muted">{m.sign_in_method_last()}</p> : null}
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving ? m.sign_in_unlink_title({ method: describeMethod(leaving.method) }) : ''}
        action={m.sign_in_unlink()}
        danger
        onConfirm={() => leaving && unlink(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        <p>{leaving ? m.sign_in_unlink_text({ label: leaving.label }) : null}</p>
      </ConfirmDialog>
    </>
  );
}

function MethodState({ method, linked }: { method: SignInMethod; linked: LinkedMethod | undefined }) {
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="text-16 font-medium">{describeMethod(method)}</p>
      {linked === undefined ? (
        <p className="text-14 text-muted">{m.sign_in_method_none()}</p>
      ) : (
        <p className="text-14 text-muted wrap-anywhere">
          {method === 'phone' ? formatPhone(linked.label) : linked.label}
          <span className="block">
            {m.sign_in_method_since()} <Time at={linked.linkedAt} format="day" />
          </span>
        </p>
      )}
    </div>
  );
}

function AddButton({
  method,
  linking,
  hidden,
  add,
}: {
  method: SignInMethod;
  linking: Linking;
  hidden: boolean;
  add: (method: SignInMethod) => void;
}) {
  if (hidden) return null;
  const busy = linking.busy === method;
  const ready = method === 'phone' ? linking.provider !== undefined : linking.arePopupsReady;
  return (
    <button
      type="button"
      aria-busy={busy}
      disabled={!ready || linking.busy !== undefined}
      onClick={() => add(method)}
      aria-label={m.sign_in_link_named({ method: describeMethod(method) })}
      className={smallButton}
    >
      {busy ? <Spinner /> : <Icon name="link" className="size-4.5" />}
      {m.sign_in_link()}
    </button>
  );
}
