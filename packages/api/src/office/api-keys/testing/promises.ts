interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
}
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}
interface Described {
  paths: Record<
    string,
    { get: { operationId: string; security: { key: string[] }[]; parameters: unknown[] } }
  >
  webhooks: Record<string, unknown>
  components: { schemas: Record<string, Schema | object> }
}

/** A line for each thing that other software may rely on, so that a change of it is read as one. */
export function promisesOf({ paths, webhooks, components }: Described): string[] {
  const calls = Object.entries(paths).flatMap(([path, { get }]) => {
    const scopes = get.security.flatMap(({ key }) => key).join(' ')
    const parameters = (get.parameters as Parameter[]).map(
      (each) => `GET ${path} ${each.in} ${each.name}${each.required ? '' : '?'} ${typeOf(each.schema)}`,
    )
    return [`GET ${path} ${get.operationId} ${scopes}`, ...parameters]
  })
  const fields = Object.entries(components.schemas).flatMap(([name, schema]) =>
    fieldsOf(name, schema as Schema),
  )
  return [...calls, ...Object.keys(webhooks).map((type) => `webhook ${type}`), ...fields]
}

function fieldsOf(place: string, { properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${place}.${name}`
    const inner = schema.items ?? schema
    return [
      `${path}${required.includes(name) ? '' : '?'} ${typeOf(schema)}`,
      ...(inner.properties ? fieldsOf(schema.items ? `${path}[]` : path, inner) : []),
    ]
  })
}

function typeOf({ $ref, type, format, enum: values, const: value, items, anyOf }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if (anyOf) return anyOf.map(typeOf).join('|')
  if (items) return `${typeOf(items)}[]`
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((each) => JSON.stringify(each)).join('|')
  return [[type ?? 'any'].flat().join('|'), format ?? ''].filter(Boolean).join(' ')
}
