import { z } from 'zod'

/** What every failed call answers; `errors` names fields, `request_id` comes with a 5xx. */
export const Problem = z.object({
  error_code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>
