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

/** Gives up the window that is open, where one is. */
let cancel: (() => void) | undefined;

/**
 * The development provider's account chooser. Opens in the very call: a browser blocks what opens later than the
 * click. Answers the account as JSON, which the provider takes for Google's or Facebook's word.
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
    // Its word may still be on the way when the window is gone: one look more before nothing is taken for an answer.
    let seenClosed = false;
    const looking = setInterval(() => {
      if (seenClosed) finish(() => reject(new PopupError('auth/popup-closed-by-user')));
      seenClosed = popup.closed;
    }, LOOK_EVERY_MS);
    cancel = () => finish(() => reject(new PopupError('auth/cancelled-popup-request')));
    window.addEventListener('message', listen);
  });
}
