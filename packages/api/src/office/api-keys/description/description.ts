import { EVENT_BODIES, REPLIES } from './examples.ts'
import { EVENT_WORDS, OPERATIONS } from './operations.ts'
import { componentSchemas, eventName, nameOf, parametersOf, refTo } from './schemas.ts'

/** Counts up when something is added. What is there stays as it is: `promised.txt`. */
const VERSION = '1.0'
const BASE = '/api/v1'

const ABOUT = `What a club’s other software reads with a key of the club, and what it is told by webhooks.

**Stable.** Everything in this file is kept for as long as \`${BASE}\` answers: addresses, names, types, meanings, scopes. Fields, calls,
events, and values of fields that say “more may come” are added without notice, so pass over what you do not know. What is to go is
marked \`deprecated\` here and in the changelog a year before, and goes only with a new \`/api/v…\`. The rest of the product’s API is
its own and may change with any release.`

const KEY = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A key of the club (`ch_…`), made in its back office under Settings. It reads, and nothing else.',
}

const problem = (description: string, example: object, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: refTo('Problem'), example } },
})

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

const RESPONSES = {
  Unauthorised: problem('The key is wrong, has ended or was revoked: always the same answer', {
    error_code: 'invalid_key',
    message: 'This key is not valid. Make a new one in the back office, under API keys.',
  }),
  Forbidden: problem('The key lacks the scope', {
    error_code: 'missing_scope',
    message: 'This key may not do this: it lacks the scope orders:read.',
  }),
  NotFound: problem('There is no such thing, or it is another club’s', {
    error_code: 'not_found',
    message: 'The order was not found',
  }),
  Invalid: problem('Something sent is not valid; `errors` names it', {
    error_code: 'invalid_data',
    message: 'The cursor is not one of ours.',
    errors: { cursor: 'Send next_cursor of the page before.' },
  }),
  TooMany: problem(
    'More than 120 calls in a minute with this key',
    { error_code: 'too_many_requests', message: 'Too many requests. Please wait a moment and try again.' },
    RETRY_AFTER,
  ),
  Unavailable: problem(
    'Busy, being restarted, or the club is switched off: try again later',
    {
      error_code: 'unavailable',
      message: 'The service is busy or being restarted. Please try again in a moment.',
      request_id: '961eb557-7d0a-4b52-8a6e-3d1b6f0c9a11',
    },
    RETRY_AFTER,
  ),
}
const ANSWERS = {
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'NotFound',
  422: 'Invalid',
  429: 'TooMany',
  503: 'Unavailable',
}

/** OpenAPI 3.1 of what is kept stable (docs/machines.md), out of the contract that validates and answers. */
export function machineDescription(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clubhouse for other software',
      version: VERSION,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: BASE }],
    security: [{ key: [] }],
    paths: Object.fromEntries(OPERATIONS.map((each) => [each.endpoint.path, { get: callOf(each) }])),
    webhooks: Object.fromEntries(
      Object.entries(EVENT_WORDS).map(([type, says]) => [type, { post: told(type, says) }]),
    ),
    components: {
      schemas: componentSchemas(),
      securitySchemes: { key: KEY },
      responses: RESPONSES,
    },
  }
}

function callOf({ id, endpoint, scope, summary, description }: (typeof OPERATIONS)[number]) {
  const schema = refTo(nameOf(endpoint.reply))
  return {
    operationId: id,
    summary,
    description,
    security: [{ key: [scope] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    responses: {
      200: { description: 'As asked', content: { 'application/json': { schema, example: REPLIES[id] } } },
      ...Object.fromEntries(
        Object.entries(ANSWERS).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const HEADERS = [
  header('webhook-id', 'The same at every attempt: know by it what you have.'),
  header('webhook-timestamp', 'Seconds since 1970, of this attempt.'),
  header(
    'webhook-signature',
    '`v1,` and HMAC-SHA-256 of `id.timestamp.body` in base64; two of them while a secret is changed.',
  ),
]

function told(type: string, summary: string) {
  const schema = refTo(eventName(type))
  return {
    operationId: `on${eventName(type)}`,
    summary,
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: EVENT_BODIES[type] } },
    },
    responses: {
      '2XX': { description: 'Taken. Anything else is tried again for three days.' },
      410: { description: 'Gone: the webhook is switched off at once.' },
    },
  }
}
