import { z } from 'zod'

/** What calls take of a person, at the longest; each form's own rule is stricter and stands in the domain. */
export const Email = z.string().trim().toLowerCase().min(4).max(254)
export const Name = z.string().min(1).max(64)
export const Secret = z.string().min(1).max(200)
