/** A refusal that Firebase's SDK understands, by its server's name (`INVALID_CODE`). */
export class IdentityToolkitError extends Error {
  readonly code: string;

  constructor(code: string, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.code = code;
  }
}
