import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

const IN_ZOD = '#/$defs/';
const IN_DOCUMENT = '#/components/schemas/';

/** Converts Zod schemas; those with an id (`.meta({ id: 'Card' })`) become components that other schemas reference. */
export interface SchemaCollector {
  /** `components.schemas`: all named schemas converted so far, by name. */
  readonly components: () => Record<string, JsonSchema>;
  /** JSON Schema of a response. */
  readonly toOutput: (schema: z.ZodType) => JsonSchema;
  /** JSON Schema of a request. Defaults make it differ from the response's, so named schemas get the suffix `Input`. */
  readonly toInput: (schema: z.ZodType) => JsonSchema;
}

/** Copies a schema and changes its references from the schema to the document. */
function moveRefs(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((each) => moveRefs(each, suffix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      key === '$ref' && typeof inside === 'string' && inside.startsWith(IN_ZOD)
        ? `${IN_DOCUMENT}${inside.slice(IN_ZOD.length)}${suffix}`
        : moveRefs(inside, suffix),
    ]),
  );
}

/** @throws Error, when a schema is added, if two different schemas have the same id */
export function createSchemaCollector(): SchemaCollector {
  const named = new Map<string, JsonSchema>();
  const convert = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const suffix = io === 'input' ? 'Input' : '';
    const { $schema: _, $defs = {}, ...root }: JsonSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    for (const [id, shape] of Object.entries($defs as Record<string, JsonSchema>)) {
      const moved = moveRefs(shape, suffix) as JsonSchema;
      const known = named.get(`${id}${suffix}`);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(moved))
        throw new Error(`Two schemas have the id ${id}: give one of them another.`);
      named.set(`${id}${suffix}`, moved);
    }
    return moveRefs(root, suffix) as JsonSchema;
  };
  return {
    components: () => Object.fromEntries([...named].sort(([a], [b]) => a.localeCompare(b))),
    toOutput: (schema) => convert(schema, 'output'),
    toInput: (schema) => convert(schema, 'input'),
  };
}
