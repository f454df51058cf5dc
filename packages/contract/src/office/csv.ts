import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { streamOf } from '../file.ts'

/** Columns of the file; all by default. */
export const csvColumns = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  columns: z.array(z.enum(columns)).min(1).max(columns.length).optional(),
})

/** A list of the back office as a file: what the same question answers page by page, whole. */
export const csvOf = <Query extends z.ZodType>(list: { name: string; path: string }, query: Query) =>
  endpoint(`GET ${list.path}/csv`, {
    tag: 'Back office',
    headers: AccountHeader,
    name: `${list.name}Csv`,
    summary: 'The same list as a CSV file, whole',
    query,
    reply: streamOf('text/csv; charset=utf-8'),
  })
