import type * as z from 'zod';
import type { TokenAccess } from '../api-tokens.ts';
import { errorTable } from '../errors.ts';
import { listErrors, type Operation } from '../operation.ts';
import { problem } from '../schemas.ts';
import { createSchemaCollector, type SchemaCollector } from './openapi-schemas.ts';

function toResponses(operation: Operation, { toOutput }: SchemaCollector): object {
  const { output } = operation;
  const content =
    output === 'stream'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: toOutput(output) } };
  return {
    200: { description: 'Done', content },
    ...(output === 'stream' ? { 206: { description: 'The requested range', content } } : {}),
    ...Object.fromEntries<object>(
      listErrors(operation).map((code) => [errorTable[code].status, { $ref: `#/components/responses/${code}` }]),
    ),
    '4XX': { $ref: '#/components/responses/refused' },
  };
}

function toParameters(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  { toInput }: SchemaCollector,
): object[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || !type.safeParse(undefined).success,
    schema: toInput(type),
  }));
}

interface ObjectSchema {
  readonly properties?: Record<string, unknown>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** Merges the fields and the file into one object schema, because strict objects can't be combined by `allOf`. */
function addFile(fields: ObjectSchema, file: ObjectSchema): ObjectSchema {
  const properties = { ...fields.properties, ...file.properties };
  const required = [...(fields.required ?? []), ...(file.required ?? [])];
  return { ...fields, properties, ...(required.length === 0 ? {} : { required }) };
}

function toBody({ body, upload, bytes, outside, method }: Operation, { toInput }: SchemaCollector): object {
  if (upload !== undefined) {
    const part = { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes` };
    const file: ObjectSchema = { type: 'object', properties: { [upload.field]: part } };
    const whole: ObjectSchema = upload.isOptional === true ? file : { ...file, required: [upload.field] };
    const schema = body === undefined ? whole : addFile(toInput(body), whole);
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (bytes !== undefined)
    return { requestBody: { required: true, content: { [bytes]: { schema: { type: 'string', format: 'binary' } } } } };
  if (outside !== undefined && method !== 'GET')
    return { requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } };
  if (body === undefined) return {};
  const required = !body.safeParse(undefined).success;
  return { requestBody: { required, content: { 'application/json': { schema: toInput(body) } } } };
}

const toKeyParameter = ({ takesIdempotencyKey }: Operation): object[] =>
  takesIdempotencyKey === true
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'A repeated key returns the first response',
          schema: { type: 'string', minLength: 8, maxLength: 200 },
        },
      ]
    : [];

const toAreaParameter = ({ access }: Operation): object[] =>
  access === 'creator'
    ? [
        {
          name: 'Arbor-Area',
          in: 'header',
          required: false,
          description:
            'Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`.',
          schema: { type: 'string', enum: ['user', 'admin'] },
        },
      ]
    : [];

/** Operation id such as `getContentAll` for `GET /content/all`. */
const toOperationId = ({ method, path }: Operation): string =>
  `${method.toLowerCase()}${path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const securitySchemes = {
  userSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: 'Set by /user/sign-in/…; named `sid` over plain HTTP',
  },
  adminSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-asid',
    description: 'Set by /admin/login; named `asid` over plain HTTP',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token, made in the profile or on the security page of the admin area. Each operation names its scope.',
  },
};

/** Security requirement of each kind of access. */
const securityByAccess: Record<Operation['access'], readonly Partial<Record<keyof typeof securitySchemes, []>>[]> = {
  public: [],
  user: [{ userSession: [] }],
  contributor: [{ userSession: [] }],
  creator: [{ userSession: [] }, { adminSession: [] }],
  admin: [{ adminSession: [] }],
  owner: [{ adminSession: [] }],
};

/** A scope of API tokens as a security requirement, and by itself for operations that need no sign-in. */
function toSecurity({ access }: Operation, scope: TokenAccess): object {
  if (scope === undefined) return { security: securityByAccess[access] };
  const byToken = scope === 'any' ? [{ apiToken: [] }] : [...securityByAccess[access], { apiToken: [scope] }];
  const isOpen = access === 'public' && scope !== 'any';
  return { security: isOpen ? [] : byToken, 'x-token-scope': scope };
}

const problemResponse = (description: string): object => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** A webhook that the site sends, by the event's type. */
export interface Webhook {
  readonly summary: string;
  readonly body: z.ZodType;
}

const webhookHeader = (name: string, description: string): object => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** Headers of Standard Webhooks. */
const webhookHeaders = [
  webhookHeader(
    'webhook-id',
    'Identifies the event; it is the same for every attempt, so that repeated deliveries can be recognised',
  ),
  webhookHeader('webhook-timestamp', 'Time of this attempt, in seconds since 1970'),
  webhookHeader(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several signatures are separated by spaces',
  ),
];

const toWebhook = (type: string, { summary, body }: Webhook, { toOutput }: SchemaCollector): object => ({
  post: {
    tags: ['Webhooks'],
    summary,
    operationId: `webhook${type.replace(/(^|\W)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
    parameters: webhookHeaders,
    requestBody: { required: true, content: { 'application/json': { schema: toOutput(body) } } },
    security: [],
    responses: {
      '2XX': { description: 'Accepted' },
      '4XX': {
        description: 'Not accepted: the delivery is retried, as for every other status; 410 switches the endpoint off',
      },
    },
  },
});

/** OpenAPI 3.1 document of all operations, generated from the router's declarations, and of the webhooks. */
export function createOpenApiDocument(
  operations: readonly Operation[],
  site: { name: string; version: string },
  webhooks: Readonly<Record<string, Webhook>> = {},
  getTokenAccess: (operation: Operation) => TokenAccess = () => undefined,
): object {
  const schemas = createSchemaCollector();
  schemas.toOutput(problem);
  const paths: Record<string, Record<string, object>> = {};
  for (const each of operations) {
    const path = paths[each.path] ?? {};
    paths[each.path] = path;
    path[each.method.toLowerCase()] = {
      tags: [each.tag],
      summary: each.summary,
      operationId: toOperationId(each),
      ...(each.description === undefined ? {} : { description: each.description }),
      'x-access': each.access,
      parameters: [
        ...toParameters(each.params, 'path', schemas),
        ...toParameters(each.query, 'query', schemas),
        ...toKeyParameter(each),
        ...toAreaParameter(each),
      ],
      ...toBody(each, schemas),
      ...toSecurity(each, getTokenAccess(each)),
      responses: toResponses(each, schemas),
    };
  }
  const answered = new Set<string>(operations.flatMap(listErrors));
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: site.version,
      description: 'Money is in minor units. Times are ISO 8601 in UTC. Errors are RFC 9457 problem details.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(webhooks).map(([type, each]) => [type, toWebhook(type, each, schemas)]),
    ),
    components: {
      schemas: schemas.components(),
      responses: {
        ...Object.fromEntries(
          Object.entries(errorTable)
            .filter(([code]) => answered.has(code))
            .map(([code, { description }]) => [code, problemResponse(description)]),
        ),
        refused: problemResponse('Refused for another reason, before the operation was reached.'),
      },
      securitySchemes,
    },
  };
}
