import { z } from 'zod'
import { HAND_WAYS, MAX_NOTE } from './order-limits.ts'

/** Sales in person, at the gate. */
export const GateSale = z.object({
  /** Chosen by the caller: sold again with the same, it is sold once. */
  sale_id: z.uuid(),
  lines: z
    .array(
      z.object({
        product_id: z.uuid(),
        variant_id: z.uuid().nullish(),
        quantity: z.number().int().min(1).max(100),
      }),
    )
    .min(1)
    .max(40),
  way: z.enum(HAND_WAYS),
  /** What the seller was shown; refused where it is another by now. */
  total: z.number().int().min(0).optional(),
  name: z.string().trim().max(100).default(''),
  /** E-mail for the receipt; empty = no receipt. */
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  note: z.string().trim().max(MAX_NOTE).default(''),
})
export type GateSale = z.infer<typeof GateSale>
