import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { anyText } from './any-text.ts'
import { hostile } from './from-schema.ts'

export interface BrokenCall {
  method: string
  host: string
  /** The address as it is declared, with the names of its parts. */
  pattern: string
  url: string
  headers: Record<string, string>
  payload: Buffer | undefined
  /** Whether somebody is signed in who may be there, and how they say so. */
  as: 'nobody' | 'cookie' | 'bearer'
}

const BUILD = new URL('../../../../web/build/client/assets/', import.meta.url)

/** Every page of the built web, of all sites. */
export function pagePatterns(): string[] {
  const name = readdirSync(BUILD).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const json = readFileSync(new URL(name, BUILD), 'utf8')
    .replace(/^[^{]*/, '')
    .replace(/;?\s*$/, '')
  const { routes } = JSON.parse(json) as { routes: Record<string, { path?: string }> }
  const paths = Object.values(routes).map(({ path }) => `/${path ?? ''}`)
  // The router asks for a page's data at an address of its own.
  return [...new Set(paths)].flatMap((path) => [path, path === '/' ? '/_root.data' : `${path}.data`])
}

/** Every route that the server itself has. */
export function serverPatterns(server: FastifyInstance): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', piece = '', methods] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!piece) continue
    const depth = indent.length / 4
    open.length = Math.max(0, depth - 1)
    open.push(piece)
    if (methods) found.push(open.join(''))
  }
  return [...new Set(found)]
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]

const HOSTS = [
  ...['dunvarra', 'dunvarra', 'inishvarn', 'backoffice', 'myaccount', 'su', 'xgb', 'nobody'].map(
    (label) => `${label}.clubhouse.test`,
  ),
  'clubhouse.test',
  'evil.example',
]

const TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'application/json; charset=utf-8',
  'application/json;',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'application/x-protobuf',
  '',
  '/',
  'a/b; c="d',
  'APPLICATION/JSON',
]

const FIELDS = [
  'email',
  'password',
  'confirmPassword',
  'current_password',
  'token',
  'code',
  'intent',
  'first_name',
  'mobile',
  'account_id',
  'name',
  'sender',
  'sender_email',
  'content',
  'subject',
  'base_version',
  'sections',
  'answers',
  'grant_type',
  'refresh_token',
  'SAMLResponse',
  'RelayState',
  'now',
  'club',
  'version',
  '__proto__',
  'a[b][c]',
]

const QUERIES = [
  'c',
  'token',
  'proof',
  'page',
  'per_page',
  'redirectUrl',
  'returnTo',
  '_routes',
  'index',
  'email',
  'id',
]

const written = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const field = fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), anyText(8)), hostile)
const asForm = fc
  .array(field, { maxLength: 6 })
  .map((fields) => fields.map(([name, value]) => `${written(name)}=${written(value)}`).join('&'))
const asJson = fc.oneof(
  fc.array(field, { maxLength: 6 }).map((fields) => JSON.stringify(Object.fromEntries(fields))),
  fc.object({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
)
const asParts = fc
  .array(field, { maxLength: 3 })
  .map((fields) =>
    fields
      .map(
        ([name, value]) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
      )
      .join(''),
  )
/** What a parser may stumble over. */
const BROKEN = [
  '',
  '{',
  '[',
  '"',
  '{"a":',
  '[]',
  'null',
  '1',
  '"x"',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '%',
  '%zz',
  '=',
  '&&&',
  'a=%E0%A4%A',
  'a=%00',
  '--b',
  '--b--',
  '\0',
  '\ud800',
  '<x>',
  '[['.repeat(2000),
  'a=b&'.repeat(17_000),
  `"${'x'.repeat(70_000)}"`,
]
const bytes = fc.oneof(
  fc.oneof(asForm, asJson, asParts, fc.constantFrom(...BROKEN)).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 40 }).map((array) => Buffer.from(array)),
)

const PART = fc.oneof(
  fc.constantFrom(
    'dunvarra',
    'inishvarn',
    'fees',
    '1',
    '00000000-0000-4000-8000-000000000000',
    'x.jpg',
    '..',
    '%00',
    '%',
  ),
  hostile.map(written),
)
const QUERY = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERIES), anyText(6)), hostile), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${written(name)}=${written(value)}`).join('&'))

/** Headers that are read somewhere, with whatever in them; no client can send a line's end or more than a byte. */
const headerText = hostile.map((value) =>
  String(value)
    .replaceAll(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 2000),
)
const HEADERS = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'if-none-match',
    'range',
    'referer',
    'x-account-id',
    'x-guest-auth',
    'x-forwarded-host',
    'x-forwarded-for',
    'content-encoding',
    'sec-fetch-site',
  ),
  headerText,
  { maxKeys: 3 },
)

/** Calls that no page of ours makes: any method, address, type and body, most of them from the site's own origin. */
export function brokenCalls(patterns: string[]): fc.Arbitrary<BrokenCall> {
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      host: fc.constantFrom(...HOSTS),
      pattern: fc.constantFrom(...patterns),
      parts: fc.array(PART, { minLength: 6, maxLength: 6 }),
      query: QUERY,
      type: fc.constantFrom(...TYPES),
      body: bytes,
      more: HEADERS,
      isOwnOrigin: fc.integer({ max: 4, min: 0 }).map((chance) => chance > 0),
      as: fc.constantFrom('nobody' as const, 'cookie' as const, 'cookie' as const, 'bearer' as const),
    })
    .map(({ method, host, pattern, parts, query, type, body, more, isOwnOrigin, as }) => {
      const rest = [...parts]
      const path = pattern.replaceAll(/:\w+|\*/g, () => rest.pop() ?? 'x')
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)
      return {
        method,
        host,
        pattern,
        as,
        url: query === '' ? path : `${path}?${query}`,
        headers: {
          ...more,
          host,
          ...(isOwnOrigin && { origin: `http://${host}` }),
          ...(hasBody && { 'content-type': type }),
        },
        payload: hasBody ? body : undefined,
      }
    })
}
