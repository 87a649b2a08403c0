/** The same codes as Firebase's popups have, so that one table explains both. */
type PopupCode = 'auth/popup-blocked' | 'auth/popup-closed-by-user' | 'auth/cancelled-popup-request';

export class PopupError extends Error {
  readonly code: PopupCode;

  constructor(code: PopupCode) {
    super(code);
    this.code = code;
  }
}
