import { z } from 'zod'
import { ContentType } from '../site/content.ts'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { ARTICLE_STATUSES } from '../site/office/article-limits.ts'

/** OPEN-120: what the palette of the back office finds in one club. */
export const FOUND_AT_MOST = 8
export const SEARCH_LENGTH = { least: 2, most: 80 } as const

export const FoundPerson = z.object({
  person_id: z.uuid(),
  name: z.string(),
  /** The plans that they hold; without one what they are in the club. */
  holds: z.string(),
  /** False for people who only help to run the club: they have no page among the members. */
  is_member: z.boolean(),
})
export type FoundPerson = z.infer<typeof FoundPerson>

export const FoundArticle = z.object({
  article_id: z.uuid(),
  type: ContentType,
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
})
export type FoundArticle = z.infer<typeof FoundArticle>

export const FoundForm = z.object({ form_id: z.uuid(), name: z.string() })

/** By its number alone. */
export const FoundOrder = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  buyer: z.string(),
  what: z.string(),
})
export type FoundOrder = z.infer<typeof FoundOrder>

export const FoundPlan = z.object({ plan_id: z.uuid(), name: z.string(), programme: z.string() })
export type FoundPlan = z.infer<typeof FoundPlan>

export const OfficeFinds = z.object({
  people: z.array(FoundPerson).max(FOUND_AT_MOST),
  articles: z.array(FoundArticle).max(FOUND_AT_MOST),
  forms: z.array(FoundForm).max(FOUND_AT_MOST),
  orders: z.array(FoundOrder).max(FOUND_AT_MOST),
  plans: z.array(FoundPlan).max(FOUND_AT_MOST),
})
export type OfficeFinds = z.infer<typeof OfficeFinds>

export const searchOffice = endpoint('GET /backoffice/search', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'searchOffice',
  summary: 'People, plans and forms by name, articles by title and orders by number, at most 8 of each',
  query: z.object({ q: z.string().trim().min(SEARCH_LENGTH.least).max(SEARCH_LENGTH.most) }),
  reply: OfficeFinds,
})
