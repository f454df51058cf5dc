import type { Backlog, EffectQueue } from '#kernel/jobs/backlog.ts'
import type { WhichDraw } from './list-of-draw.ts'
import { type DrawDeps, runDraw } from './run-draw.ts'

/**
 * What is due, earliest first, so that the jackpot goes from one draw to the next. Some wait for long, for the people at a drum or for
 * somebody to look: however many there are, they stand in nobody's way.
 */
const DUE = {
  name: 'draws_due',
  text: `select "clubId", "drawId" from (
    (select club_id as "clubId", id as "drawId", draws_at, number from draws
      where status in ('open', 'closed') and (closes_at <= $1 and status = 'open' or draws_at <= $1) order by draws_at, number limit 200)
    union all
    (select club_id, id, draws_at, number from draws where status = 'waiting' order by draws_at desc, number limit 200)) due
    order by draws_at, number`,
}

export const dueDraws = (db: Pick<DrawDeps['db'], 'readPlatform'>, now: Date): Promise<WhichDraw[]> =>
  db.readPlatform<WhichDraw>(DUE, [now])

const NEXT = {
  name: 'draws_next',
  text: `select min(case when status = 'open' then closes_at else draws_at end) as at from draws
    where status <> 'drawn' and (closes_at > $1 and status = 'open' or draws_at > $1)`,
}

const BACKLOG = {
  name: 'metrics_draw_backlog',
  text: `select 'draws' as queue, case status when 'waiting' then 'waiting' else 'due' end as state, count(*)::int as count
    from draws where status <> 'drawn' and (closes_at <= $1 and status = 'open' or draws_at <= $1) group by 2`,
}

/**
 * Closes and runs what has come due, to the second while the process is up; what waits for its luck is tried again each minute.
 * Not long work: between closing and deciding somebody outside is asked.
 */
export function drawQueue(deps: DrawDeps & { now: () => Date }): EffectQueue {
  const { db, now, onTrouble } = deps
  return {
    duty: {
      name: 'draws',
      channel: null,
      async run(isOver) {
        const due = await dueDraws(db, now())
        for (const which of due) {
          if (isOver()) break
          // One that cannot be run must not keep the others from it.
          await runDraw(deps, which).catch((error: unknown) => {
            onTrouble(new Error(`Draw ${which.drawId} could not be run`, { cause: error }))
          })
        }
        return due.length > 0
      },
      async nextDue() {
        const [next] = await db.readPlatform<{ at: Date | string | null }>(NEXT, [now()])
        return next?.at ? new Date(next.at) : null
      },
    },
    backlog: () => db.readPlatform<Backlog>(BACKLOG, [now()]),
  }
}
