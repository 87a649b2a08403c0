import { useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatPhone } from '../../../../../ui/phone-number.ts';
import type { requestsAdminContract } from '../../contract/admin.ts';
import type { WholeRequest } from './request-screen.tsx';

type Secret = OutputOf<typeof requestsAdminContract.reveal>;

function ContactLink({ contact }: { contact: NonNullable<Secret['contact']> }) {
  const isPhone = contact.kind === 'phone';
  return (
    <a
      href={`${isPhone ? 'tel' : 'mailto'}:${contact.value}`}
      className="inline-flex min-h-6 items-center gap-2 text-16 underline underline-offset-4 wrap-anywhere"
    >
      <Icon name={isPhone ? 'phone' : 'mail'} className="size-4 shrink-0" />
      {isPhone ? formatPhone(contact.value) : contact.value}
    </a>
  );
}

/** Contact and pictures of a request, hidden until an admin reveals them, which is recorded. */
export function Revealed({ request }: { request: WholeRequest['request'] }) {
  const api = useAdminApi();
  const [secret, setSecret] = useState<Secret>();
  const [isBusy, setBusy] = useState(false);
  const { _id: id, contact, pictures } = request;
  async function reveal() {
    setBusy(true);
    try {
      setSecret(await api('POST /content-request/reveal/{id}', { params: { id } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.requests_admin_failed());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Panel title={m.requests_contact_and_pictures()}>
      {secret === undefined ? (
        <div className="grid gap-4 text-14">
          <p className="text-muted wrap-anywhere">
            {contact === null ? m.requests_contact_forgotten() : contact.hint}
            {pictures === 0 ? '' : ` · ${m.requests_picture_count({ count: formatCount(pictures) })}`}
          </p>
          {contact === null && pictures === 0 ? null : (
            <>
              <button
                type="button"
                disabled={isBusy}
                aria-busy={isBusy}
                onClick={() => void reveal()}
                className={secondaryButton}
              >
                {isBusy ? <Spinner /> : <Icon name="eye" />}
                {m.requests_reveal()}
              </button>
              <p className="text-12 text-muted">{m.requests_reveal_text()}</p>
            </>
          )}
        </div>
      ) : (
        <div role="status" className="grid gap-4">
          {secret.contact === null ? (
            <p className="text-14 text-muted">{m.requests_contact_forgotten()}</p>
          ) : (
            <ContactLink contact={secret.contact} />
          )}
          <ul className="grid grid-cols-2 gap-3">
            {secret.pictures.map((picture, index) => (
              <li key={picture._id}>
                <a href={picture.large} target="_blank" rel="noreferrer" className="block">
                  <img
                    src={picture.small}
                    alt={m.requests_picture_alt({ number: formatCount(index + 1) })}
                    className="aspect-square w-full rounded-control border border-line bg-canvas object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
