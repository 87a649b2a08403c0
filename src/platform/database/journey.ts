import pg from 'pg';

export interface SentStatement {
  readonly text: string;
  /** Undefined: the server doesn't keep it prepared. */
  readonly name: string | undefined;
  readonly values: readonly unknown[];
}

export interface StatementResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly unknown[];
}

/** What the driver's types leave out of its connection and its query. */
interface Wire {
  readonly submittedNamedStatements: Record<string, string>;
  sync(): void;
  _send(bytes: Buffer): void;
}
interface Part {
  readonly text: string;
  name?: string;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

/**
 * Statements that are sent in one message, and run in their order: each sees what those before it did, and what others have
 * committed when it begins. After one that fails none is run.
 */
export class Journey {
  readonly #parts: readonly Part[];
  readonly #results: StatementResult[] = [];
  readonly #settle: PromiseWithResolvers<readonly StatementResult[]>;
  #failure: Error | undefined;

  constructor(statements: readonly SentStatement[]) {
    this.#settle = Promise.withResolvers();
    this.#parts = statements.map(({ text, name, values }) => {
      const part = new pg.Query(text, [...values], (error, result) => {
        if (error === undefined || error === null) this.#results.push(result);
        else this.#failure ??= error;
      }) as unknown as Part;
      if (name !== undefined) part.name = name;
      return part;
    });
  }

  /** @throws what the first statement that fails is refused with */
  get answered(): Promise<readonly StatementResult[]> {
    return this.#settle.promise;
  }

  /** The driver asks for it: of the statement that the server answers now. */
  get name(): string | undefined {
    return this.#current?.name;
  }

  get text(): string | undefined {
    return this.#current?.text;
  }

  get #current(): Part | undefined {
    return this.#parts[this.#results.length];
  }

  /** What follows is called by the driver. */
  submit(wire: Wire): null {
    const messages: Buffer[] = [];
    const collect: Wire = Object.assign(Object.create(wire) as Wire, {
      _send: (bytes: Buffer) => void messages.push(bytes),
      sync: () => undefined,
    });
    for (const part of this.#parts) if (this.#failure === undefined) part.prepare(collect);
    // Once for all.
    wire.sync.call(collect);
    wire._send(Buffer.concat(messages));
    return null;
  }

  callback(): void {
    // The driver wants one; `answered` tells.
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    const part = this.#current;
    part?.handleCommandComplete(message, wire);
    part?.handleReadyForQuery(wire);
  }

  handleError(error: Error, wire: Wire): void {
    // What comes after it was never prepared.
    for (const { name } of this.#parts) if (name !== undefined) delete wire.submittedNamedStatements[name];
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#settle.resolve(this.#results);
    else this.#settle.reject(this.#failure);
  }
}
