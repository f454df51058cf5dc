import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** SHELL-40: the code that an app puts into `?token=` when it opens its club's site for its signed-in user. */
export const createAppCode = endpoint('POST /user/app-code', {
  name: 'createAppCode',
  summary: 'A code that opens the club’s site in the app, once and within a minute',
  tag: 'Identity',
  reply: z.object({
    code: z.string(),
    /** Seconds until the code expires. */
    expires_in: z.number().int(),
  }),
})
