import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { RETENTION_KINDS } from '../retention-kinds.ts'

/** Retention: after how long a club's data about people is deleted. */

const Kind = z.enum(RETENTION_KINDS)
/** 0 keeps it for good. */
const Days = z.int().min(0).max(3650)
const Counts = z.partialRecord(Kind, z.int())

export const Retention = z.object({
  times: z.record(Kind, Days),
  /** What the next run would forget, as things stand. */
  due: z.record(Kind, z.int()),
  /** What the last run forgot; null before the first. */
  last_run: z.object({ at: z.iso.datetime(), counts: Counts }).nullable(),
})
export type Retention = z.infer<typeof Retention>

const office = { tag: 'Back office', headers: AccountHeader } as const

export const getRetention = endpoint('GET /backoffice/retention', {
  ...office,
  name: 'getRetention',
  summary: 'How long the club keeps what it knows of people, and what the next run would forget',
  reply: Retention,
})

export const changeRetention = endpoint('PATCH /backoffice/retention', {
  ...office,
  name: 'changeRetention',
  summary:
    'Changes how long things are kept. A shorter time that would forget something now is refused until it is confirmed',
  body: z.object({ times: z.partialRecord(Kind, Days), confirmed: z.boolean().default(false) }),
  reply: Retention,
})
