import { z } from 'zod'

/** AUTH-09, in the words of the forms: a call says the same as a page. */
const EMAIL = { required: 'Email is required', invalid: 'Email must be valid' }

/** What calls take of a person, at the longest; each form's own rule is stricter and stands in the domain. */
export const Email = z
  .string(EMAIL.required)
  .trim()
  .toLowerCase()
  .min(1, EMAIL.required)
  .min(4, EMAIL.invalid)
  .max(254, EMAIL.invalid)
export const Name = z.string().min(1).max(64)
export const Secret = z.string().min(1).max(200)
