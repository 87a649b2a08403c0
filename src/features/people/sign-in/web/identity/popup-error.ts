/** Error codes of Firebase's popups, so that one table explains them and those of the development provider. */
type PopupCode = 'auth/popup-blocked' | 'auth/popup-closed-by-user' | 'auth/cancelled-popup-request';

export class PopupError extends Error {
  readonly code: PopupCode;

  constructor(code: PopupCode) {
    super(code);
    this.code = code;
  }
}
