import fc from 'fast-check'
import { anyText } from './any-text.ts'

/** The parts of JSON Schema that our own document uses. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Values that fit a schema. */
export function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  switch (schema.type ?? '') {
    case 'string':
      return anyText(Math.min(schema.maxLength ?? 40, 40)).filter(
        (text) => text.length >= (schema.minLength ?? 0),
      )
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1000),
        max: Math.min(schema.maximum ?? 1000, 20_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fitting(part)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return hostile
  }
}

/** Values that somebody with bad intentions, or a broken client, sends. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  anyText(),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '../../etc/passwd',
    '..%2f',
    "' OR 1=1--",
    "'; drop table clubs;--",
    '${{7*7}}',
    '{{7*7}}',
    '%',
    '%00',
    '%s%n',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e309',
    '9007199254740993',
    '0x10',
    '١٢',
    '1,000',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '<script>',
    '💥'.repeat(50),
    'A'.repeat(299),
    'A'.repeat(301),
    'A'.repeat(5000),
    '\u202e',
    '\ufffe',
    '\r\nX-Injected: 1',
  ),
  fc.integer(),
  fc.double(),
)

/** Mostly what fits, often something that does not. */
export const tried = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting(schema), weight: 2 }, { arbitrary: hostile, weight: 3 })
