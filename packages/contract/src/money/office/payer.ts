import { z } from 'zod'

/** How whoever owes or ordered something is reached, for those who may see the club's money and not its people. */
export const Payer = z.object({
  mobile: z.string().nullable(),
  /** Their own page; null for who is in the club for others alone, or a guest. */
  member_id: z.uuid().nullable(),
  /** The family's page; null where nobody else is in their account. */
  family_id: z.uuid().nullable(),
  /** Whom they pay for in these orders, themselves among them. */
  pays_for: z.array(
    z.object({ member_id: z.uuid(), name: z.string(), is_child: z.boolean(), is_self: z.boolean() }),
  ),
  /** Others whom the forms of these children name as guardians. */
  guardians: z.array(
    z.object({ name: z.string(), email: z.string().nullable(), mobile: z.string().nullable() }),
  ),
})
export type Payer = z.infer<typeof Payer>
