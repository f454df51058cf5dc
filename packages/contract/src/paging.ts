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

/** What a list is asked for, whatever its columns are called. */
export interface ListQuery<Column extends string = string> extends PageQuery {
  filter?: string | undefined
  sort?: Column | undefined
  sort_direction?: SortDirection | undefined
  ids?: string[] | undefined
}

/** TABLE-11: what a list call takes. Nothing but the columns that the list names can be sorted by. */
export const listQuery = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
  PageQuery.extend({
    filter: z.string().trim().max(200).optional(),
    sort: z.enum(columns).optional(),
    /** TABLE-02: a column that is sorted by starts with its greatest. */
    sort_direction: SortDirection.optional(),
    ids: z.array(z.string().min(1).max(64)).max(100).optional(),
  })

/**
 * API-29, API-31, API-32 are asked for without a page: a list that is short, and of use only as a whole, is answered so
 * unless somebody wants less of it.
 */
export const wholeListQuery = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
  listQuery(columns).extend({
    per_page: PageQuery.shape.per_page.unwrap().default(PAGE_DEFAULTS.maxPerPage),
  })

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
