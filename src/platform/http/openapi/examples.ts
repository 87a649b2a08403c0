/** JSON Schema, as far as the API's own schemas use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Depth at which an example ends, because schemas may contain themselves. */
const MAX_DEPTH = 6;

const texts: Readonly<Record<string, string>> = {
  uuid: '01980000-0000-7000-8000-000000000000',
  'date-time': '2026-11-29T06:00:00.000Z',
  date: '2026-11-29',
  email: 'mina@example.com',
  uri: 'https://example.com',
  binary: '…',
};

const resolveSchema = (schema: Schema, named: Schemas): Schema =>
  schema.$ref === undefined ? schema : (named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});

const isNull = ({ type }: Schema): boolean => type === 'null';

/** Makes an example value of a schema: the default, the first choice, or a plausible value of its type. */
export function createExample(given: Schema, named: Schemas, depth = 0): unknown {
  const schema = resolveSchema(given, named);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return createExample(choices.find((each) => !isNull(each)) ?? {}, named, depth);
  switch (schema.type) {
    case 'object':
      return depth >= MAX_DEPTH
        ? {}
        : Object.fromEntries(
            Object.entries(schema.properties ?? {}).map(([name, each]) => [
              name,
              createExample(each, named, depth + 1),
            ]),
          );
    case 'array':
      return schema.items === undefined || depth >= MAX_DEPTH ? [] : [createExample(schema.items, named, depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return texts[schema.format ?? ''] ?? 'text';
    default:
      return null;
  }
}

/** Describes the type of a parameter, such as `integer`, or its choices. */
export function describeType(given: Schema, named: Schemas): string {
  const schema = resolveSchema(given, named);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((each) => describeType(each, named)))].join(' | ');
  if (schema.type === 'array') return `${describeType(schema.items ?? {}, named)}[]`;
  return schema.format ?? schema.type ?? 'any';
}
