/** Codes as Firebase's popups have them, so that one table explains both. */
type PopupCode = 'auth/popup-blocked' | 'auth/popup-closed-by-user' | 'auth/cancelled-popup-request';

export class PopupError extends Error {
  readonly code: PopupCode;

  constructor(code: PopupCode) {
    super(code);
    this.code = code;
  }
}
