import fc from 'fast-check'
import { z } from 'zod'
import type { ServedEndpoint } from '#kernel/http/endpoints.ts'
import { bodyOf } from '../leaks/bodies.ts'
import type { Ids } from '../leaks/ids.ts'
import { fitting, hostile, type JsonSchema, tried } from './from-schema.ts'

export interface AnyCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  payload?: string
}

/** As a URL carries it; a lone surrogate cannot be sent at all. */
const written = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema

const SIDES = fc.constantFrom('ours' as const, 'theirs' as const)

/** One call of an endpoint, with ids of one of two clubs or with anything at all, and with what it takes, nearly takes or never took. */
export function anyCall({ endpoint }: ServedEndpoint, ids: Ids): fc.Arbitrary<AnyCall> {
  const { method, path, hasVersion } = endpoint
  const begin = `/api${hasVersion ? '/v2' : ''}`
  const real = SIDES.map((side) => ids.addressOf(path, side))
  const spoiled = fc
    .tuple(real, fc.array(hostile, { minLength: 8, maxLength: 8 }))
    .map(([, parts]) => path.replaceAll(/\{\w+\}/g, () => written(parts.pop())))
  const url = fc.oneof({ arbitrary: real, weight: 4 }, { arbitrary: spoiled, weight: 1 })
  const { properties = {} } = schemaOf(endpoint.query)
  const query = fc
    .record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, tried(schema)])), {
      requiredKeys: [],
    })
    .map((pairs) => Object.entries(pairs).map(([name, value]) => `${written(name)}=${written(value)}`))
  const address = fc
    .tuple(url, query)
    .map(([where, pairs]) => `${begin}${where}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`)
  if (method === 'GET') return address.map((to) => ({ method, url: to }))
  const wanted = SIDES.map((side) => bodyOf(endpoint, ids, side).body as Record<string, unknown>)
  const oneSpoiled = fc.tuple(wanted, fc.nat(), hostile).map(([body, at, value]) => {
    const names = Object.keys(body)
    const name = names[at % Math.max(1, names.length)]
    return name === undefined ? body : { ...body, [name]: value }
  })
  const body = fc.oneof(wanted, oneSpoiled, fitting(schemaOf(endpoint.body)), hostile)
  return fc
    .tuple(address, body)
    .map(([to, sent]) => ({ method, url: to, payload: JSON.stringify(sent) ?? '' }))
}
