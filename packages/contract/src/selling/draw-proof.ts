import { z } from 'zod'
import { Pick } from './lottery.ts'

/**
 * The published file of a draw, `/products/lotto/{slug}/draws/{n}/proof.json`: whoever has it can compute the result again
 * without asking us for anything else (docs/draws.md).
 */
export const DrawProof = z.object({
  version: z.literal(1),
  algorithm: z.string(),
  club: z.string(),
  product: z.object({ slug: z.string(), name: z.string(), type: z.enum(['Lotto', 'Draw']) }),
  number: z.number().int(),
  closes_at: z.string(),
  draws_at: z.string(),
  /** What is drawn: so many of these symbols, or so many tickets. */
  rule: z.object({
    count: z.number().int(),
    symbols: z.array(Pick),
    /** What can be won, the highest first: amounts in cents, of the jackpot all of it, of other tiers for each line. */
    prizes: z.array(z.object({ title: z.string(), amount: z.number().int() })),
  }),
  /** In order of their numbers; `line` is empty for a ticket of a prize draw. */
  entries: z.array(z.object({ entry: z.number().int(), line: z.array(Pick) })),
  entries_hash: z.string(),
  closed_at: z.string(),
  seal: z.string(),
  sealed_at: z.string(),
  secret: z.string(),
  beacon: z
    .object({
      name: z.string(),
      is_demo: z.boolean(),
      public_key: z.string(),
      round: z.number().int(),
      value: z.string(),
      signature: z.string(),
    })
    .nullable(),
  /** The numbers of a physical drum, or of tickets, as they came, instead of a beacon. */
  drum: z.array(z.union([Pick, z.number().int()])).nullable(),
  result: z.object({
    picks: z.array(Pick),
    tickets: z.array(z.number().int()),
    tiers: z.array(
      z.object({ tier: z.string(), entries: z.array(z.number().int()), amount_each: z.number().int() }),
    ),
  }),
})
export type DrawProof = z.infer<typeof DrawProof>
