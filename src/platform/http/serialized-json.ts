import type * as z from 'zod';

/** An output that is already JSON and is sent without being parsed and validated. */
export class SerializedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parse(): unknown {
    return JSON.parse(this.text);
  }

  /** @throws ZodError if it doesn't match the contract, including every key */
  check(schema: z.ZodType): void {
    const value = this.parse();
    const allowed = JSON.stringify(schema.parse(value));
    if (JSON.stringify(value).length !== allowed.length)
      throw new Error(`The stored JSON has members that the contract does not list: ${this.text}`);
  }
}
