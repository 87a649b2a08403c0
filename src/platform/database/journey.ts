import { type Column, readCommand, toBoundValue, toColumns, toRow } from './result-rows.ts';

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

/** What the driver's types leave out of its connection. */
interface Wire {
  /** Names and texts that the server has; those that it has been sent. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { text: string; name: string; types: undefined }): void;
  bind(portal: {
    portal: '';
    statement: string;
    values: readonly unknown[];
    binary: false;
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(portal: { type: 'P'; name: '' }): void;
  execute(portal: { portal: '' }): void;
  sync(): void;
  _send(bytes: Buffer): void;
}

/** Of the statements that a connection has prepared: they keep them for good, or the server refuses to run them. */
const columnsOf = new WeakMap<Wire, Map<string, readonly Column[]>>();

function findColumns(wire: Wire): Map<string, readonly Column[]> {
  const known = columnsOf.get(wire) ?? new Map<string, readonly Column[]>();
  columnsOf.set(wire, known);
  return known;
}

/** The server has lost a prepared statement, or a table of its has changed: it has to be prepared again. */
const isStale = (error: Error): boolean => 'code' in error && (error.code === '26000' || error.code === '0A000');

/** One of the statements of a journey, and what has come of it. */
class Part {
  readonly statement: SentStatement;
  columns: readonly Column[] | undefined;
  readonly rows: unknown[] = [];

  constructor(statement: SentStatement) {
    this.statement = statement;
  }

  write(wire: Wire, known: ReadonlyMap<string, readonly Column[]>): void {
    const { text, name = '', values } = this.statement;
    const isPrepared = (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined;
    if (name === '' || !isPrepared) {
      // The server may have one of this name that is of no use any more.
      if (name !== '') wire.close({ type: 'S', name });
      wire.parse({ text, name, types: undefined });
      if (name !== '') wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ portal: '', statement: name, values, binary: false, valueMapper: toBoundValue });
    this.columns = isPrepared ? known.get(name) : undefined;
    if (this.columns === undefined) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  }
}

/**
 * Statements that are sent in one message, and run in their order: each sees what those before it did, and what others have
 * committed when it begins. After one that fails none is run. What is sent outside of a transaction is one transaction.
 */
export class Journey {
  readonly #parts: readonly Part[];
  readonly #results: StatementResult[] = [];
  readonly #settle: PromiseWithResolvers<readonly StatementResult[]>;
  #failure: Error | undefined;

  constructor(statements: readonly SentStatement[]) {
    this.#settle = Promise.withResolvers();
    this.#parts = statements.map((each) => new Part(each));
  }

  /** @throws what the first statement that fails is refused with */
  get answered(): Promise<readonly StatementResult[]> {
    return this.#settle.promise;
  }

  /** The driver asks for it: of the statement that the server answers now. */
  get name(): string | undefined {
    return this.#current?.statement.name;
  }

  get text(): string | undefined {
    return this.#current?.statement.text;
  }

  get #current(): Part | undefined {
    return this.#parts[this.#results.length];
  }

  /** What follows is called by the driver. @returns why nothing was sent */
  submit(wire: Wire): Error | null {
    const messages: Buffer[] = [];
    const collect: Wire = Object.assign(Object.create(wire) as Wire, {
      _send: (bytes: Buffer) => void messages.push(bytes),
    });
    const known = findColumns(wire);
    try {
      for (const part of this.#parts) part.write(collect, known);
    } catch (error) {
      // A value that can't be sent: the statements before it must not be run alone.
      return error as Error;
    }
    // Once for all.
    collect.sync();
    wire._send(Buffer.concat(messages));
    return null;
  }

  callback(): void {
    // The driver wants one; `answered` tells.
  }

  handleRowDescription({ fields }: { readonly fields: Parameters<typeof toColumns>[0] }): void {
    const part = this.#current;
    if (part !== undefined) part.columns = toColumns(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const part = this.#current;
    if (part === undefined || this.#failure !== undefined) return;
    try {
      part.rows.push(toRow(part.columns ?? [], fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }, wire: Wire): void {
    const part = this.#current;
    if (part === undefined) return;
    const { name } = part.statement;
    part.columns ??= [];
    if (name !== undefined) findColumns(wire).set(name, part.columns);
    this.#results.push({ ...readCommand(text), rows: part.rows });
  }

  handleError(error: Error, wire: Wire): void {
    const isGone = isStale(error);
    for (const {
      statement: { name },
    } of this.#parts)
      if (name !== undefined) {
        // What comes after it was never prepared.
        delete wire.submittedNamedStatements[name];
        if (!isGone) continue;
        delete wire.parsedStatements[name];
        findColumns(wire).delete(name);
      }
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#settle.resolve(this.#results);
    else this.#settle.reject(this.#failure);
  }
}
