import { PopupError } from './popup-error.ts';

const SIZE = 'popup,width=500,height=680';
const LOOK_EVERY_MS = 200;

const isChoice = (data: unknown): data is { account: object } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'arbor-development-account' &&
  'account' in data &&
  typeof data.account === 'object';

/** Closes the open window and cancels its call; undefined if none is open. */
let cancel: (() => void) | undefined;

/**
 * Opens the development provider's account chooser. It must be called directly in the click handler, because browsers
 * block later popups. Returns the account as JSON, which the provider accepts in place of Google's or Facebook's token.
 * @throws PopupError
 */
export function chooseAccount(provider: 'google' | 'facebook'): Promise<string> {
  cancel?.();
  const popup = window.open(`/development/accounts?provider=${provider}`, '_blank', SIZE);
  if (popup === null) return Promise.reject(new PopupError('auth/popup-blocked'));
  return new Promise<string>((resolve, reject) => {
    const finish = (end: () => void): void => {
      clearInterval(looking);
      window.removeEventListener('message', listen);
      cancel = undefined;
      popup.close();
      end();
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || source !== popup || !isChoice(data)) return;
      finish(() => resolve(JSON.stringify(data.account)));
    };
    // The answer may still be in transit when the window is closed, so it is awaited for one more poll.
    let seenClosed = false;
    const looking = setInterval(() => {
      if (seenClosed) finish(() => reject(new PopupError('auth/popup-closed-by-user')));
      seenClosed = popup.closed;
    }, LOOK_EVERY_MS);
    cancel = () => finish(() => reject(new PopupError('auth/cancelled-popup-request')));
    window.addEventListener('message', listen);
  });
}
