import { z } from 'zod'
import { BodyAccess } from './access.ts'
import { ACCESS_DAYS } from './limits.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'

/** What a governing body asked of the club, for those who decide. */
export const OfficeBodyAccess = BodyAccess.extend({
  body: z.string(),
  asked_by: z.string(),
  decided_by: z.string().nullable(),
})
export type OfficeBodyAccess = z.infer<typeof OfficeBodyAccess>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ACCESSES = '/backoffice/body-accesses'
const ofOne = { ...office, params: z.object({ access_id: z.uuid() }), reply: OfficeBodyAccess } as const

export const listBodyAccesses = endpoint(`GET ${ACCESSES}`, {
  ...office,
  name: 'listBodyAccesses',
  summary: 'What governing bodies asked of the club, the newest first',
  reply: z.object({ items: z.array(OfficeBodyAccess) }),
})

export const grantBodyAccess = endpoint(`POST ${ACCESSES}/{access_id}/grant`, {
  ...ofOne,
  name: 'grantBodyAccess',
  summary: 'Lets the body read the members for some days',
  body: z.object({ days: z.union(ACCESS_DAYS.map((days) => z.literal(days))) }),
})

export const refuseBodyAccess = endpoint(`POST ${ACCESSES}/{access_id}/refuse`, {
  ...ofOne,
  name: 'refuseBodyAccess',
  summary: 'Says no',
})

export const endBodyAccess = endpoint(`POST ${ACCESSES}/{access_id}/end`, {
  ...ofOne,
  name: 'endBodyAccess',
  summary: 'Ends it before its time',
})
