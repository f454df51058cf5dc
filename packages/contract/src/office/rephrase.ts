import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { DEFAULT_TONE, LANGUAGES, REPHRASE_LIMITS, TONES } from '../site/office/article-limits.ts'

/** API-70, EDITOR-06 to EDITOR-08, OPEN-124 */

const ink = (text: string) => [...text.replace(/\s+/g, '')].length

export const RephraseBody = z.object({
  /** EDITOR-03: at least 25 characters that are not white space. */
  text: z
    .string()
    .max(REPHRASE_LIMITS.most)
    .refine(
      (text) => ink(text) >= REPHRASE_LIMITS.least,
      `Minimum content length is ${REPHRASE_LIMITS.least} characters.`,
    ),
  tone: z.enum(TONES).default(DEFAULT_TONE),
  language: z.enum(LANGUAGES).default('english'),
  module: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .default('email'),
})

export const rephraseText = endpoint('POST /backoffice/email/rephrase', {
  name: 'rephraseText',
  summary: 'A text in other words',
  tag: 'Back office',
  headers: AccountHeader,
  body: RephraseBody,
  reply: z.object({ data: z.object({ rephrased: z.string() }) }),
})

/** Whether there is a text service, and whether it is the demo's stand-in. */
export const getRephraseOffer = endpoint('GET /backoffice/email/rephrase', {
  name: 'getRephraseOffer',
  summary: 'Whether texts can be rephrased here',
  tag: 'Back office',
  headers: AccountHeader,
  reply: z.object({ service: z.enum(['none', 'stand-in', 'real']) }),
})
