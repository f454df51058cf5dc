import type { ListShape } from '#kernel/db/list.ts'

interface Operation<Column extends string, State extends string> {
  name: string
  /** Its rows, each with `id`, `created_at`, and as `shown` which of the states it is in. */
  rows: string
  /** Of a row `r`. */
  item: string
  columns: Record<Column, string>
  searched: readonly string[]
  states: readonly State[]
}

/** What goes on behind the pages, whichever it is: newest first, narrowed by what became of it, and counted by that. */
export const operationList = <Column extends string, State extends string>({
  name,
  rows,
  states,
  ...shape
}: Operation<Column, State>): ListShape<Column> => ({
  ...shape,
  name: `platform_${name}`,
  with: `every_${name} as not materialized (${rows})`,
  rows: `every_${name} r where true`,
  row: 'r',
  order: 'r.created_at desc, r.id',
  filters: { state: (state) => `r.shown = ${state}::text` },
  also: {
    counts: `(select json_build_object(${states
      .map((state) => `'${state}', count(*) filter (where r.shown = '${state}')`)
      .join(', ')}) from every_${name} r)`,
  },
})

/** An effect that ends done or given up (kernel/jobs/effect-columns.ts), in the word of its own for done. */
export const shownEffect = (alias: string, done: string): string =>
  `case when ${alias}.done_at is not null then '${done}' when ${alias}.failed_at is not null then 'failed' else 'waiting' end as shown,
   coalesce(${alias}.done_at, ${alias}.failed_at) as settled_at`
