import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlatformRate } from './platform-rate.ts'
import { PlatformClubPage } from './clubs.ts'

export const setPlatformFee = endpoint('POST /platform/clubs/{account_id}/fees', {
  tag: 'Platform',
  name: 'setPlatformFee',
  summary:
    'What the platform asks a club for of each card payment from now on; what was booked before stays as it was',
  params: z.object({ account_id: z.uuid() }),
  body: PlatformRate.omit({ since: true }),
  reply: PlatformClubPage,
})
