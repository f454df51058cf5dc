import { ChangedSso, OfficeSso, SsoMetadata, SsoTestStarted } from '../../identity/office/sso.ts'
import { endpoint } from '../../endpoint.ts'

/** SSO-01: single sign-on of a governing body, for its own staff: what a club’s owners set up for theirs. */

const body = { tag: 'Governing bodies' } as const

export const getBodySso = endpoint('GET /body/sso', {
  ...body,
  name: 'getBodySso',
  summary:
    'Single sign-on of the caller’s governing body: its provider, the last test, what the provider is told of us',
  reply: OfficeSso,
})

/** Mandatory only after a test in the last 30 days that let one of the body’s own staff in. */
export const saveBodySso = endpoint('PATCH /body/sso', {
  ...body,
  name: 'saveBodySso',
  summary: 'Switches single sign-on of the body’s staff off, to optional or to mandatory',
  body: ChangedSso,
  reply: OfficeSso,
})

/** What was mandatory becomes optional until it is tested, at the clubs that use it too. */
export const saveBodySsoMetadata = endpoint('POST /body/sso/metadata', {
  ...body,
  name: 'saveBodySsoMetadata',
  summary: 'Takes the metadata (XML) of the body’s identity provider',
  body: SsoMetadata,
  reply: OfficeSso,
})

export const removeBodySsoProvider = endpoint('DELETE /body/sso/metadata', {
  ...body,
  name: 'removeBodySsoProvider',
  summary: 'Forgets the body’s identity provider, while neither it nor one of its clubs uses it',
  reply: OfficeSso,
})

export const startBodySsoTest = endpoint('POST /body/sso/test', {
  ...body,
  name: 'startBodySsoTest',
  summary: 'Where a browser goes to try the provider out',
  reply: SsoTestStarted,
})
