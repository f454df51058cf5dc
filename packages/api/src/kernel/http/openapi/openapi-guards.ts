import type { Audience, Guard } from '../guard.ts'

/** How somebody says who they are. */
export const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a sign-in, or of a guest.' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of the club (`ch_…`), made in its back office under API keys. It reads, and nothing else.',
  },
  guest: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Guest-Auth',
    description: '`true` where the bearer is a guest’s.',
  },
} as const

const SECURITY: Record<Audience, readonly object[]> = {
  anyone: [],
  demo: [],
  operator: [{ bearer: [] }],
  member: [{ bearer: [] }],
  office: [{ bearer: [] }],
  overseer: [{ bearer: [] }],
  body: [{ bearer: [] }],
  platform: [{ bearer: [] }],
  machine: [{ key: [] }],
  guest: [{ bearer: [] }, { bearer: [], guest: [] }],
}

export const securityOf = ({ audience }: Guard) => SECURITY[audience]

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

export const REFUSALS = {
  401: refusal('Nobody is signed in, or not any more'),
  403: refusal('Someone is signed in who may not do this here'),
  404: refusal('There is no such thing, or it belongs to someone else'),
  422: refusal('Some of the values sent are not valid; `errors` names them'),
  429: refusal('Too many requests; `retry-after` says how long to wait'),
  default: refusal('Failed: a 5xx carries a `request_id`'),
} as const

/** What a call may be refused with, by who may make it. */
export function refusalsOf({ audience }: Guard): Record<string, object> {
  const isGuarded = SECURITY[audience].length > 0
  const statuses = [...(isGuarded ? ['401', '403'] : []), '404', '422', '429', 'default']
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
}
