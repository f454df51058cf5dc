import { z } from 'zod'
import type { Endpoint } from '@clubhouse/contract/endpoint'
import type { Ids } from './ids.ts'
import type { Side } from './two-clubs.ts'

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  minimum?: number
  minLength?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
}

/** Names that are said of ids elsewhere than in an address. */
const ALSO: Record<string, string> = { member_form_id: 'form_id', guardian_form_id: 'form_id' }

/** `plan_ids` holds what `plan_id` would. */
const singular = (name: string) => ALSO[name] ?? name.replace(/_ids$/, '_id')

const schemas = new WeakMap<z.ZodType, Schema>()

/** What a call takes, as small as it may be, with ids of one side wherever it names something. */
export function bodyOf({ body }: Endpoint, ids: Ids, side: Side): { body: object; namesRow: boolean } {
  const schema =
    schemas.get(body) ?? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(body, schema)
  let namesRow = false
  const idOf = (name: string) => {
    const id = /_ids?$/.test(name) ? ids.named(singular(name), side) : undefined
    namesRow ||= id !== undefined
    return id
  }
  return { body: made(schema, '', idOf) as object, namesRow }
}

function made(schema: Schema, name: string, idOf: (name: string) => string | undefined): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return made(first, name, idOf)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => made(each, name, idOf) as object))
  switch (schema.type ?? '') {
    case 'object': {
      const wanted = Object.entries(schema.properties ?? {}).filter(
        ([key]) => schema.required?.includes(key) || idOf(key) !== undefined,
      )
      return Object.fromEntries(wanted.map(([key, part]) => [key, made(part, key, idOf)]))
    }
    case 'array':
      return schema.items && (schema.minItems || idOf(name)) ? [made(schema.items, name, idOf)] : []
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(schema, name, idOf)
  }
}

const TEXTS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'una@away.example',
  uri: 'https://away.example/',
  'date-time': '2026-12-01T10:00:00.000Z',
  date: '2026-12-01',
  time: '20:30',
}

/** Fields that take no other text. */
const SPELT: Record<string, string> = {
  time: '20:30',
  currency: 'EUR',
  room: 'news',
  primary: '#14532d',
  accent: '#14532d',
}

const textOf = (
  { format, minLength = 0 }: Schema,
  name: string,
  idOf: (name: string) => string | undefined,
) => idOf(name) ?? SPELT[name] ?? TEXTS[format ?? ''] ?? 'A word'.padEnd(minLength, '.')
