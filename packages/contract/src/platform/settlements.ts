import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'

/** M29: what a club owes the platform beyond what is kept with each charge, and what it has paid so far. */

const Settlement = z.object({
  settlement_id: z.uuid(),
  amount: z.number().int().min(1).max(100_000_000),
  paid_on: z.iso.date(),
  /** The invoice, as both sides call it. */
  reference: z.string().trim().min(1).max(100),
})

export const PlatformSettlements = z.object({
  currency: Currency,
  /** What is left to pay, in cents; less than nothing where the platform owes the club. */
  owed: z.number().int(),
  /** The latest first. */
  items: z.array(
    Settlement.extend({
      recorded_at: z.iso.datetime(),
      /** Written down by mistake: a counter-entry stands in the club's books. */
      taken_back_at: z.iso.datetime().nullable(),
      /** Whoever wrote it down may take it back. */
      may_take_back: z.boolean(),
    }),
  ),
})
export type PlatformSettlements = z.infer<typeof PlatformSettlements>

const OfClub = z.object({ account_id: z.uuid() })

export const listSettlements = endpoint('GET /platform/clubs/{account_id}/settlements', {
  tag: 'Platform',
  name: 'listSettlements',
  summary: 'What a club owes the platform, and what it has paid so far',
  params: OfClub,
  reply: PlatformSettlements,
})

/** Idempotent: the same id is recorded once. */
export const recordSettlement = endpoint('POST /platform/clubs/{account_id}/settlements', {
  tag: 'Platform',
  name: 'recordSettlement',
  summary:
    'Writes down that a club has paid an invoice of the platform’s: in the club’s books, and never more than it owes',
  params: OfClub,
  body: Settlement,
  reply: PlatformSettlements,
})

/** Idempotent: what was taken back is taken back once. */
export const takeBackSettlement = endpoint(
  'POST /platform/clubs/{account_id}/settlements/{settlement_id}/take-back',
  {
    tag: 'Platform',
    name: 'takeBackSettlement',
    summary:
      'Takes back a payment that was written down by mistake: for the person who recorded it, by a counter-entry',
    params: OfClub.extend({ settlement_id: z.uuid() }),
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    reply: PlatformSettlements,
  },
)
