import type { components, paths } from './api-types.ts';

export type Problem = components['schemas']['Problem'];
export type Schemas = components['schemas'];

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { readonly [K in M]: object } ? P : never;
}[keyof paths];
type OperationOf<M extends Method, P> = P extends keyof paths
  ? paths[P] extends { readonly [K in M]: infer O }
    ? O
    : never
  : never;

type ParametersOf<O> = O extends { readonly parameters: infer T } ? Pick<T, keyof T & ('path' | 'query')> : unknown;
type BodyOf<O> = O extends { readonly requestBody: { readonly content: { readonly 'application/json': infer B } } }
  ? { readonly body: B }
  : O extends { readonly requestBody?: { readonly content: { readonly 'application/json': infer B } } }
    ? { readonly body?: B }
    : unknown;
type CallOf<O> = ParametersOf<O> & BodyOf<O> & { readonly headers?: Readonly<Record<string, string>> };

/** What an operation answers: its JSON, or the response itself for files. */
export type AnswerOf<O> = O extends {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer T } } };
}
  ? T
  : Response;

/** A refusal of the API, with its problem details (RFC 9457). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds to wait before the next attempt, after 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Problem | undefined, retryAfter: number | undefined) {
    const [first] = problem?.errors ?? [];
    super(
      first === undefined
        ? (problem?.detail ?? `The server answered ${status}.`)
        : [first.path, first.message].filter((part) => part !== '').join(': '),
    );
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export interface ClientOptions {
  /** Address of the site, such as `https://arbor.example`. */
  readonly origin: string;
  /** API token; without one, only public reads are answered. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

/** Seconds that a call waits at most after 429, and how often it is repeated. */
const [MAX_WAIT, MAX_REPEATS] = [120, 3];

/** @throws Error that names the server, if it can't be reached: the reason of a failed `fetch` is in its cause */
async function reach(origin: string, send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = (cause as { code?: string } | undefined)?.code ?? message;
    throw new Error(`${origin} can’t be reached (${reason}).`, { cause: error });
  }
}

const toNumber = (text: string | null): number | undefined => (text === null ? undefined : Number(text));

async function readProblem(response: Response): Promise<Problem | undefined> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  return isProblem ? ((await response.json()) as Problem) : undefined;
}

function toAddress(path: string, parameters: { path?: object; query?: object }): string {
  const inPath = new Map(Object.entries(parameters.path ?? {}));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters.query ?? {}))
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath.get(name) ?? '')));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** Creates a client of the API whose paths, parameters, bodies and answers are checked by the compiler. */
export function createClient({ origin, token, fetch: send = fetch }: ClientOptions) {
  /** @throws ApiError if the API refuses the call */
  return async <M extends Method, P extends PathsOf<M>>(
    method: M,
    path: P,
    call: CallOf<OperationOf<M, P>>,
  ): Promise<AnswerOf<OperationOf<M, P>>> => {
    const given = call as { path?: object; query?: object; body?: unknown; headers?: Record<string, string> };
    const address = `${origin}/api/v1${toAddress(path, given)}`;
    const request = {
      method: method.toUpperCase(),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    };
    const attempt = () => reach(origin, () => send(address, request));
    let response = await attempt();
    // A call that is refused for its number has done nothing, so it is safe to repeat.
    for (let repeats = 0; response.status === 429 && repeats < MAX_REPEATS; repeats += 1) {
      const seconds = toNumber(response.headers.get('retry-after')) ?? 1;
      if (seconds > MAX_WAIT) break;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      response = await attempt();
    }
    if (!response.ok)
      throw new ApiError(response.status, await readProblem(response), toNumber(response.headers.get('retry-after')));
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return (isJson ? await response.json() : response) as AnswerOf<OperationOf<M, P>>;
  };
}

export type Client = ReturnType<typeof createClient>;
