import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import { once } from '#kernel/timing.ts'
import type { StripeRequests } from './requests.ts'

const REQUESTS = fileURLToPath(new URL('./requests.ts', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../../.cache/stripe-requests', import.meta.url))

export type StripeCall = keyof StripeRequests

/** Reading the types of the whole library takes many seconds, so what came of it is kept until they change. */
async function requestSchema(): Promise<object> {
  const version = readFileSync(
    fileURLToPath(new URL('../package.json', import.meta.resolve('stripe'))),
    'utf8',
  )
  const hash = createHash('sha256').update(readFileSync(REQUESTS)).update(version).digest('hex').slice(0, 16)
  const file = `${CACHE}/${hash}.json`
  if (!existsSync(file)) {
    const { createGenerator } = await import('ts-json-schema-generator')
    const schema = createGenerator({
      path: REQUESTS,
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
      type: 'StripeRequests',
      skipTypeCheck: true,
      additionalProperties: false,
      expose: 'none',
      topRef: false,
    }).createSchema('StripeRequests')
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(schema))
    renameSync(`${file}.${process.pid}`, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

const openSchemas = once(async () => {
  // What is sent as a form is text throughout; numbers and flags are read from it as Stripe reads them.
  const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: true })
  return ajv.addSchema(withClosedEnums(await requestSchema()) as object, 'requests')
})

/** The library's types let any text pass beside the words that it knows, for what Stripe may answer; we send known ones. */
function withClosedEnums(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withClosedEnums)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string; const?: string }[] }
  const closed = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, withClosedEnums(value)]),
  )
  if (!anyOf) return closed
  const isEnum = anyOf.some((each) => each.const !== undefined)
  const known = anyOf.filter((each) => !(isEnum && each.type === 'string' && each.const === undefined))
  return { ...closed, anyOf: known.map(withClosedEnums) }
}

/** Fails on whatever the library's own types do not know, and turns text into what they say it is. */
export type Schemas = (call: StripeCall) => ValidateFunction

export async function requestSchemas(): Promise<Schemas> {
  const ajv = await openSchemas()
  return (call) => {
    const validate = ajv.getSchema(`requests#/properties/${call}`)
    if (!validate) throw new Error(`There is no schema of ${call}`)
    return validate
  }
}
