import { createHash } from 'node:crypto';
import pg from 'pg';

/** Beyond this the shapes of statements are too many to be worth preparing. */
const MAX_NAMED = 500;
const names = new Map<string, string>();

function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMED) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** What the driver's types leave out of its query and its connection. */
interface SentQuery {
  name?: string;
  prepare(connection: Wire): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}

interface Wire {
  bind(given: { readonly statement: string }): void;
  execute(given: object): void;
}

/** Has `begin` sent in front of a statement, in the same message: where it fails the statement isn't run. */
function sendBeginFirst(query: SentQuery): void {
  const prepare = query.prepare.bind(query);
  const complete = query.handleCommandComplete.bind(query);
  query.prepare = (connection) => {
    connection.bind({ statement: 'begin' });
    connection.execute({});
    prepare(connection);
  };
  // The first of the two that are answered is `begin`.
  query.handleCommandComplete = () => {
    query.handleCommandComplete = complete;
  };
}

/**
 * Sends every parametrised statement as a named one: a third less time than parsing it each time. A transaction of the
 * query builder begins with its first statement: that spares a journey to the server.
 */
export class NamingClient extends pg.Client {
  #knowsBegin = false;
  #isToBegin = false;

  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    if (typeof text !== 'string' || !Array.isArray(values)) return this.#send(given) as never;
    if (rest.length === 0) return this.#runBuilt(text, values) as never;
    const name = values.length > 0 ? nameStatement(text) : undefined;
    return this.#send(name === undefined ? given : [{ name, text, values }, ...rest]) as never;
  }

  #send(given: readonly unknown[]): unknown {
    const send = super.query.bind(this) as (...parameters: readonly unknown[]) => unknown;
    return send(...given);
  }

  /** What the query builder runs: `begin`, `commit` and `rollback` have no values. */
  #runBuilt(text: string, values: readonly unknown[]): unknown {
    if (text === 'begin' && this.#knowsBegin) {
      this.#isToBegin = true;
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
    }
    const begins = this.#isToBegin;
    this.#isToBegin = false;
    if (begins && (text === 'commit' || text === 'rollback'))
      return Promise.resolve({ command: text.toUpperCase(), rowCount: null, rows: [] });
    // Without values, too: the builder's own queries are single statements.
    if (values.length > 0 || text.startsWith('select')) return this.#runPrepared(text, values, begins);
    if (text === 'begin') return this.#learnBegin();
    return begins ? this.#learnBegin().then(() => this.#send([text])) : this.#send([text]);
  }

  async #learnBegin(): Promise<unknown> {
    const begun = await this.#send([{ name: 'begin', text: 'begin' }]);
    this.#knowsBegin = true;
    return begun;
  }

  #runPrepared(text: string, values: readonly unknown[], begins: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query(text, [...values], (error, result) => {
        if (error === undefined || error === null) resolve(result);
        else reject(error);
      });
      const sent = query as unknown as SentQuery;
      const name = nameStatement(text);
      if (name !== undefined) sent.name = name;
      if (begins) sendBeginFirst(sent);
      this.#send([query]);
    });
  }
}
