import { z } from 'zod'

/** A rate as a club calls it: hundredths of a per cent. What is exempt has none. */
export const TaxRate = z.object({
  name: z.string().trim().min(1).max(40),
  basis_points: z.number().int().min(0).max(10_000),
})
export type TaxRate = z.infer<typeof TaxRate>
