import { escapeHtml } from '../pages/escape-html.ts';
import { createExample, describeType, type Schema, type Schemas } from './examples.ts';

interface Content {
  readonly [mediaType: string]: { readonly schema?: Schema };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

export interface ApiOperation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly operationId: string;
  readonly 'x-access': string;
  readonly 'x-token-scope'?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The parts of an OpenAPI document that the pages show. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly summary: string } }>>;
  readonly components: { readonly schemas: Schemas };
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const block = (text: string): string => `<pre tabindex="0">${escapeHtml(text)}</pre>`;

const callers: Readonly<Record<string, string>> = {
  public: 'Anyone',
  user: 'Signed-in people',
  contributor: 'Contributors',
  creator: 'Contributors, and admins for the site’s own works',
  admin: 'Admins',
  owner: 'Owners',
};

/** Who may call an operation, and by which scope of an API token. */
function renderAccess({ 'x-access': access, 'x-token-scope': scope }: ApiOperation): string {
  const words = escapeHtml(callers[access] ?? access);
  if (scope === undefined) return `<p>${words}. Not for API tokens.</p>`;
  return scope === 'any' ? '<p>Every API token.</p>' : `<p>${words}. Scope of a token: ${code(scope)}</p>`;
}

function renderParameters({ parameters }: ApiOperation, named: Schemas): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const about = escapeHtml(description ?? schema.description ?? '');
    return `<tr><td>${code(name)}${required ? ' *' : ''}<td>${place}<td>${code(describeType(schema, named))} ${about}`;
  });
  return `<h4>Parameters</h4><div class="wide"><table><tr><th>Name<th>In<th>Type${rows.join('')}</table></div>`;
}

const renderContent = (content: Content, named: Schemas): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p>${code(type)}</p>${schema === undefined || schema.format === 'binary' ? '' : block(JSON.stringify(createExample(schema, named), null, 2))}`,
    )
    .join('');

const renderBody = ({ requestBody }: ApiOperation, named: Schemas): string =>
  requestBody === undefined
    ? ''
    : `<h4>Body${requestBody.required === true ? ' *' : ''}</h4>${renderContent(requestBody.content, named)}`;

function renderAnswers({ responses }: ApiOperation, named: Schemas): string {
  const { 200: done, ...others } = responses;
  const refusals = Object.entries(others).flatMap(([status, { $ref }]) =>
    $ref === undefined || status === '4XX' ? [] : [`${status} ${$ref.slice($ref.lastIndexOf('/') + 1)}`],
  );
  return `<h4>Response</h4>${renderContent(done?.content ?? {}, named)}<p>Errors: ${refusals.map(code).join(', ')}</p>`;
}

function renderCurl(
  method: string,
  path: string,
  { parameters, requestBody, ...operation }: ApiOperation,
  named: Schemas,
) {
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} "$ARBOR/api/v1${path}"`];
  if (operation['x-token-scope'] !== undefined) lines.push('-H "Authorization: Bearer $ARBOR_TOKEN"');
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  const json = requestBody?.content['application/json']?.schema;
  if (json !== undefined) {
    lines.push('-H "Content-Type: application/json"');
    lines.push(`-d '${JSON.stringify(createExample(json, named))}'`);
  }
  return `<h4>Example</h4>${block(lines.join(' \\\n  '))}`;
}

/** A form that sends a read. */
function renderForm(method: string, path: string, { parameters, operationId, ...operation }: ApiOperation): string {
  if (method !== 'GET' || operation['x-token-scope'] === undefined) return '';
  const inputs = parameters
    .filter(({ in: place }) => place === 'path' || place === 'query')
    .map(
      ({ name, in: place, required }) =>
        `<label>${escapeHtml(name)}<input name="${place}.${escapeHtml(name)}"${required ? ' required' : ''} autocomplete="off" spellcheck="false"></label>`,
    );
  return `<h4>Try it</h4><form data-path="${escapeHtml(path)}" aria-label="${escapeHtml(operationId)}">${inputs.join('')}<button>Send</button><output></output></form>`;
}

/** One operation with its parameters, body, answers, an example and, for reads, a form to try it. */
export function renderOperation(method: string, path: string, operation: ApiOperation, named: Schemas): string {
  const { summary, description, operationId } = operation;
  const about = description === undefined ? '' : `<p>${escapeHtml(description)}</p>`;
  return `<article id="${operationId}"><h3><b>${method}</b> ${code(`/api/v1${path}`)}</h3><p>${escapeHtml(summary)}</p>${about}${renderAccess(operation)}<details><summary>Parameters, body, response and example</summary>${renderParameters(operation, named)}${renderBody(operation, named)}${renderAnswers(operation, named)}${renderCurl(method, path, operation, named)}${renderForm(method, path, operation)}</details></article>`;
}
