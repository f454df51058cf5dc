import type pg from 'pg'

/** What PostgreSQL has done for one piece of work, by its own counting. */
export interface Spent {
  /** Ours, without what opens and closes transactions, and without the books of the demo's gateway. */
  own: number
  /** With all that triggers, keys and functions ask. */
  all: number
  planningMs: number
  executingMs: number
  /** The statement of ours that takes longest, on average. */
  slowestMs: number
  slowest: string
}

/** Whether this server can count; the connections that are opened from now on are counted. */
export async function countStatements(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    `select current_setting('shared_preload_libraries') like '%pg_stat_statements%' as is_there`,
  )
  if (!rows[0]?.is_there) return false
  await pool.query(`create extension if not exists pg_stat_statements`)
  const { rows: names } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name')
  for (const setting of [`track = 'all'`, `track_planning = 'on'`, `track_utility = 'off'`])
    await pool.query(`alter database ${names[0]?.name} set pg_stat_statements.${setting}`)
  return true
}

const FRAME = `s.query !~* '^\\s*(select set_config|select pg_notify|listen)' and s.query !~ 'sandbox_|pg_stat_statements'`
const SPENT = `
  with counted as (select s.*, total_plan_time + total_exec_time as took from pg_stat_statements s
    where s.dbid = (select oid from pg_database where datname = current_database()) and s.userid <> (current_user::regrole)::oid and ${FRAME})
  select coalesce(sum(calls) filter (where toplevel), 0)::float as own, coalesce(sum(calls), 0)::float as all,
    coalesce(sum(total_plan_time), 0)::float as "planningMs",
    coalesce(sum(total_exec_time) filter (where toplevel), 0)::float as "executingMs",
    coalesce((select max(took / calls) from counted where toplevel), 0)::float as "slowestMs",
    coalesce((select query from counted where toplevel order by took / calls desc limit 1), '') as slowest
  from counted`

/** Of one of so many. The connections have kept their plans before it. */
export async function spentOn(pool: pg.Pool, count: number, work: () => Promise<unknown>): Promise<Spent> {
  await pool.query('select pg_stat_statements_reset()')
  for (let done = 0; done < count; done += 1) await work()
  const { rows } = await pool.query<Spent>(SPENT)
  const [sum] = rows
  if (!sum) throw new Error('PostgreSQL counted nothing')
  const { own, all, planningMs, executingMs, ...slowest } = sum
  return {
    own: own / count,
    all: all / count,
    planningMs: planningMs / count,
    executingMs: executingMs / count,
    ...slowest,
  }
}
