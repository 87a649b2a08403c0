import * as z from 'zod';
import type { Operation } from './operation.ts';
import { problem } from './schemas.ts';

const getStatus: Record<string, string> = {
  bad_input: '400',
  unauthenticated: '401',
  payment_required: '402',
  forbidden: '403',
  not_found: '404',
  conflict: '409',
  too_large: '413',
  unsupported_media_type: '415',
  too_many_requests: '429',
  internal: '500',
  unavailable: '503',
};

const toSchema = (type: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...schema }: Record<string, unknown> = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

function toParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || !type.safeParse(undefined).success,
    schema: toSchema(type, 'input'),
  }));
}

function answersOf(operation: Operation): object {
  const errors = new Set([
    ...operation.errors,
    ...(operation.limit === undefined ? [] : ['too_many_requests']),
    'internal',
    'unavailable',
  ]);
  const good =
    operation.output === 'stream'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: toSchema(operation.output, 'output') } };
  return {
    200: { description: 'Done', content: good },
    ...(operation.output === 'stream' ? { 206: { description: 'The range asked for', content: good } } : {}),
    ...Object.fromEntries<object>(
      [...errors].map((code) => [
        getStatus[code] ?? '500',
        {
          description: code,
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ),
  };
}

const securityScheme = {
  user: 'userSession',
  contributor: 'userSession',
  admin: 'adminSession',
  owner: 'adminSession',
};

function toBody({ body, upload }: Operation): object {
  if (upload !== undefined) {
    const part = { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes` };
    const schema = { type: 'object', properties: { [upload.field]: part }, required: [upload.field] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  const required = !body.safeParse(undefined).success;
  return { requestBody: { required, content: { 'application/json': { schema: toSchema(body, 'input') } } } };
}

/** OpenAPI 3.1 of every operation, from the same declarations that the router runs. */
export function openApi(operations: readonly Operation[], site: { name: string; version: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of operations) {
    const path = paths[each.path] ?? {};
    paths[each.path] = path;
    path[each.method.toLowerCase()] = {
      tags: [each.tag],
      summary: each.summary,
      operationId: `${each.method.toLowerCase()}${each.path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      ...(each.description === undefined ? {} : { description: each.description }),
      'x-access': each.access,
      parameters: [...toParameters(each.params, 'path'), ...toParameters(each.query, 'query')],
      ...toBody(each),
      ...(each.access === 'public' ? {} : { security: [{ [securityScheme[each.access]]: [] }] }),
      responses: answersOf(each),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: site.version,
      description: 'Money is in minor units. Times are ISO 8601 in UTC. Errors are RFC 9457 problem details.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Problem: toSchema(problem, 'output') },
      securitySchemes: {
        userSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: 'Set by /user/sign-in/…; `sid` over plain http',
        },
        adminSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-asid',
          description: 'Set by /admin/login; `asid` over plain http',
        },
      },
    },
  };
}
