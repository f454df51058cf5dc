import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'

/** OPEN-122: platform staff leave the club's back office. */
export const leaveClub = endpoint('DELETE /backoffice/platform-entry', {
  name: 'leaveClub',
  summary: 'Ends the visit of someone who entered the club for the platform',
  tag: 'Back office',
  headers: AccountHeader,
  reply: z.object({ left: z.literal(true) }),
})
