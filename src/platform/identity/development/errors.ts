/** An error in the format of Firebase's SDK, with a code of its server (`INVALID_CODE`). */
export class IdentityToolkitError extends Error {
  readonly code: string;

  constructor(code: string, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.code = code;
  }
}
