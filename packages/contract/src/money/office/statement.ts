import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { LINE_FINDINGS, MOVEMENT_KINDS, STATEMENT_STATES } from './statement-words.ts'

/** Whether the card provider's books and ours say the same. Amounts are cents. */

const Amount = z.number().int()

/** Something that one of the two has, and the other has not. */
export const StatementLine = z.object({
  line_id: z.uuid(),
  kind: z.enum(MOVEMENT_KINDS),
  finding: z.enum(LINE_FINDINGS),
  at: z.iso.datetime(),
  currency: z.string(),
  /** What the provider says, less than nothing where it went out; what our books say, null where they say nothing. */
  amount: Amount,
  booked: Amount.nullable(),
  /** The gateway's id of the movement. */
  reference: z.string(),
  order_id: z.uuid().nullable(),
  order_seq: z.number().int().nullable(),
  buyer: z.string(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const getStatement = endpoint('GET /backoffice/statement', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getStatement',
  summary: 'Whether the books agree with the card provider, and what does not',
  reply: z.object({
    provider: z.enum(['sandbox', 'stripe']),
    state: z.enum(STATEMENT_STATES),
    currency: z.string(),
    /** Everything before this moment agrees; null where nothing was compared. */
    agrees_until: z.iso.datetime().nullable(),
    /** Of the last two weeks: what the provider told, and how much of it the club is owed. */
    recent: z.object({ lines: z.number().int(), amount: Amount }),
    days: z.array(
      z.object({
        day: z.string(),
        is_compared: z.boolean(),
        has_failed: z.boolean(),
        open: z.number().int(),
      }),
    ),
    lines: z.array(StatementLine),
  }),
})
export type Statement = z.infer<typeof getStatement.reply>
