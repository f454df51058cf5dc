import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** SHELL-40: what an app puts into `?token=` when it opens its club's site for whoever is signed in to it. */
export const createAppCode = endpoint({
  name: 'createAppCode',
  method: 'POST',
  path: '/user/app-code',
  summary: 'A code that opens the club’s site in the app, once and within a minute',
  tag: 'Identity',
  reply: z.object({
    code: z.string(),
    /** In seconds. */
    expires_in: z.number().int(),
  }),
})
