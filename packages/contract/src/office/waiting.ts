import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'

/** What waits for somebody, by the entry of the menu at which it is done; those without anything are left out. */
export const OfficeWaiting = z.object({
  entries: z.array(z.object({ path: z.string(), count: z.number().int().positive() })),
})
export type OfficeWaiting = z.infer<typeof OfficeWaiting>

export const getOfficeWaiting = endpoint('GET /backoffice/waiting', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getOfficeWaiting',
  summary: 'How much waits at which page, of those that the caller may open',
  reply: OfficeWaiting,
})
