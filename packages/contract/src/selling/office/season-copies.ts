import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { CATALOGUE_LIMITS } from './catalogue-limits.ts'

/** A season copied forward: programmes with their plans, bundles, discounts and codes, a year later. */

export const SeasonCopy = z.object({
  programs: z
    .array(z.object({ program_id: z.uuid(), title: z.string().trim().min(1).max(CATALOGUE_LIMITS.name) }))
    .min(1)
    .max(CATALOGUE_LIMITS.copied),
  /** Change of prices in per cent, negative = cheaper; two decimals at most. */
  percent: z.number().min(-90).max(200).multipleOf(0.01),
  /** Prices are rounded to multiples of this, in cents. */
  rounding: z.union([z.literal(1), z.literal(5), z.literal(50), z.literal(100)]),
  /** True = on the website at once; false = hidden until an admin shows them. */
  is_active: z.boolean().default(false),
  /** Plans that do not come along. */
  left_out: z.array(z.uuid()).max(CATALOGUE_LIMITS.plans).default([]),
  /** Prices set by hand, of plans that come along; the others go by `percent`. */
  prices: z
    .array(z.object({ plan_id: z.uuid(), price: z.number().int().min(0).max(CATALOGUE_LIMITS.price) }))
    .max(CATALOGUE_LIMITS.plans)
    .default([]),
  /** First day of the sale, by the club's clock; null = a year after this season's. */
  on_sale_from: z.iso.date().nullable().default(null),
  /** Also the codes for single plans: with the same limit, and not used yet. */
  with_codes: z.boolean().default(false),
})
export type SeasonCopy = z.infer<typeof SeasonCopy>

const office = { tag: 'Back office', headers: AccountHeader } as const
const Made = z.object({ program_ids: z.array(z.uuid()).min(1).max(CATALOGUE_LIMITS.copied) })

/** Copies everything or, on any failure, nothing. */
export const copySeason = endpoint('POST /backoffice/season-copies', {
  ...office,
  name: 'copySeason',
  summary: 'Copies programmes with all that is in them to a year later',
  body: SeasonCopy,
  reply: Made,
})

/** Refused once anything of the copy was bought or ordered. */
export const undoSeasonCopy = endpoint('POST /backoffice/season-copies/undo', {
  ...office,
  name: 'undoSeasonCopy',
  summary: 'Takes copied programmes away again, with all that is in them',
  body: Made,
  reply: z.object({ undone: z.literal(true) }),
})
