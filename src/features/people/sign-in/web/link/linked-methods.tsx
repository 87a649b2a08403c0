import type { SignInMethod } from '../../../../../platform/identity/methods.ts';
import { browserApi } from '../../../../../ui/api/client.ts';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { Time } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatPhone } from '../../../../../ui/phone-number.ts';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import { useSiteActions } from '../../../../../ui/site-actions.ts';
import type { LinkedMethod } from '../../../accounts/web/profile/profile-view.ts';
import { describeMethod } from '../../../sessions/web/method-name.ts';
import { LinkPhone } from './link-phone.tsx';
import { type Linking, useLink } from './use-link.ts';

const order: readonly { method: SignInMethod; icon: IconName }[] = [
  { method: 'phone', icon: 'smartphone' },
  { method: 'google', icon: 'google' },
  { method: 'facebook', icon: 'facebook' },
];

const describeLabel = ({ method, label }: LinkedMethod): string => (method === 'phone' ? formatPhone(label) : label);

const smallButton =
  'inline-flex h-11 items-center justify-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-60';

/**
 * The account's sign-in methods, with buttons to link and remove them; the last one can't be removed. Both require a
 * new sign-in.
 */
export function LinkedMethods({ methods }: { methods: readonly LinkedMethod[] }) {
  const linking = useLink();
  const { confirmed, provider } = linking;
  const { confirmSignIn, leaveSignedOut } = useSiteActions();

  function unlink(linked: LinkedMethod) {
    const { method } = linked;
    const name = describeMethod(method);
    let isSignedOut = false;
    confirmSignIn({
      title: m.sign_in_unlink_title({ method: name }),
      text: `${m.sign_in_unlink_text({ label: describeLabel(linked) })} ${m.sign_in_unlink_sessions()}`,
      methods,
      removes: true,
      failure: m.sign_in_unlink_failed(),
      work: async (proof) => {
        const call = { params: { method }, body: { proof } };
        isSignedOut = (await browserApi('DELETE /user/link/{method}', call)).signedOut;
      },
      afterwards: async () => {
        if (isSignedOut) return leaveSignedOut(m.sign_in_unlinked_signed_out({ method: name }));
        await revalidateSession();
        showToast({ kind: 'success', title: m.sign_in_unlinked({ method: name }) });
      },
    });
  }

  function add(method: SignInMethod) {
    if (confirmed !== method)
      confirmSignIn({
        title: m.sign_in_confirm_title(),
        text: m.sign_in_confirm_text(),
        methods,
        removes: false,
        failure: m.sign_in_link_failed(),
        work: () => undefined,
        afterwards: (proof) => linking.confirm(method, proof),
      });
    // A popup must open directly in the click handler.
    else if (method !== 'phone' && provider !== undefined) void linking.link(method, provider.client.withPopup(method));
  }

  return (
    <>
      <ul className="grid divide-y divide-line">
        {order.map(({ method, icon }) => {
          const linked = methods.find((each) => each.method === method);
          const isConfirmed = confirmed === method && linked === undefined;
          return (
            <li key={method} className="py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canvas">
                  <Icon name={icon} />
                </span>
                <MethodState method={method} linked={linked} />
                {linked === undefined ? (
                  <AddButton method={method} linking={linking} hidden={method === 'phone' && isConfirmed} add={add} />
                ) : (
                  <button
                    type="button"
                    disabled={methods.length === 1}
                    onClick={() => unlink(linked)}
                    aria-label={m.sign_in_unlink_named({ method: describeMethod(method) })}
                    className={smallButton}
                  >
                    {m.sign_in_unlink()}
                  </button>
                )}
              </div>
              {method === 'phone' && isConfirmed ? (
                <LinkPhone linking={linking} close={() => linking.confirm('phone', undefined)} />
              ) : (
                <>
                  <p role="status" className="mt-2 text-14 text-muted empty:hidden">
                    {isConfirmed ? m.sign_in_link_ready({ method: describeMethod(method) }) : null}
                  </p>
                  <p role="alert" className="mt-2 text-14 text-danger empty:hidden">
                    {linking.problem?.method === method ? linking.problem.text : null}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {methods.length === 1 ? <p className="mt-4 text-14 text-muted">{m.sign_in_method_last()}</p> : null}
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
          {describeLabel(linked)}
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
  const isConfirmed = linking.confirmed === method;
  const ready = method === 'phone' ? linking.provider !== undefined : linking.arePopupsReady;
  return (
    <button
      type="button"
      aria-busy={busy}
      disabled={!ready || linking.busy !== undefined}
      onClick={() => add(method)}
      aria-label={isConfirmed ? undefined : m.sign_in_link_named({ method: describeMethod(method) })}
      className={isConfirmed ? `${smallButton} border-ink` : smallButton}
    >
      {busy ? <Spinner /> : <Icon name="link" className="size-4.5" />}
      {isConfirmed ? m.sign_in_link_continue({ method: describeMethod(method) }) : m.sign_in_link()}
    </button>
  );
}
