import { z } from 'zod'

/** TABLE-11, CONST-03: what every list call takes. */
export const PAGE_DEFAULTS = { page: 1, perPage: 10, maxPerPage: 100 }

export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(PAGE_DEFAULTS.page),
  per_page: z.coerce.number().int().min(1).max(PAGE_DEFAULTS.maxPerPage).default(PAGE_DEFAULTS.perPage),
})
export type PageQuery = z.infer<typeof PageQuery>

export const SortDirection = z.enum(['asc', 'desc'])
export type SortDirection = z.infer<typeof SortDirection>

/** The full set for lists that can be searched and sorted (back office). */
export const ListQuery = PageQuery.extend({
  filter: z.string().trim().max(200).optional(),
  sort: z.string().max(60).optional(),
  sort_direction: SortDirection.optional(),
  ids: z.array(z.string().max(64)).max(100).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** API-05: the shape of every paged answer. */
export const collectionOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    current_page: z.number().int(),
    from: z.number().int().nullable(),
    per_page: z.number().int(),
    to: z.number().int().nullable(),
    total: z.number().int(),
    items: z.array(item),
  })
export interface Collection<Item> {
  current_page: number
  from: number | null
  per_page: number
  to: number | null
  total: number
  items: Item[]
}
