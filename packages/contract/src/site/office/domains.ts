import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'

/** OPEN-004: a club's own domains, beside its address with us. One is served once its DNS has been checked. */

const office = { tag: 'Back office', headers: AccountHeader } as const
const PATH = '/backoffice/domains'

export const OwnDomain = z.object({
  domain: z.string(),
  /** `waiting` until it has been checked. */
  state: z.enum(['waiting', 'not-found', 'elsewhere', 'not-proven', 'verified']),
  checked_at: z.iso.datetime().nullable(),
  /** The one under which links and mails name the club. */
  is_primary: z.boolean(),
  /** What is to be entered where the domain was bought; none for one that was set up by the platform. */
  records: z.array(z.object({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string() })),
})
export type OwnDomain = z.infer<typeof OwnDomain>

export const OwnDomains = z.object({ address: z.string(), items: z.array(OwnDomain) })
export type OwnDomains = z.infer<typeof OwnDomains>

const Params = z.object({ domain: z.string().min(1).max(253) })

export const listDomains = endpoint(`GET ${PATH}`, {
  ...office,
  name: 'listDomains',
  summary: 'The club’s own domains, and what their DNS needs',
  reply: OwnDomains,
})

export const addDomain = endpoint(`POST ${PATH}`, {
  ...office,
  name: 'addDomain',
  summary: 'Adds a domain; it is served once its DNS has been checked',
  body: z.object({ domain: z.string().max(300) }),
  reply: OwnDomains,
})

export const checkDomain = endpoint(`POST ${PATH}/{domain}/checks`, {
  ...office,
  name: 'checkDomain',
  summary: 'Asks the name service where a domain leads and whether the club owns it',
  params: Params,
  reply: OwnDomains,
})

export const changeDomain = endpoint(`PATCH ${PATH}/{domain}`, {
  ...office,
  name: 'changeDomain',
  summary: 'Says whether links and mails name the club by this domain',
  params: Params,
  body: z.object({ is_primary: z.boolean() }),
  reply: OwnDomains,
})

export const removeDomain = endpoint(`DELETE ${PATH}/{domain}`, {
  ...office,
  name: 'removeDomain',
  summary: 'The club is no longer found under this domain',
  params: Params,
  reply: OwnDomains,
})
