import { and, inArray, isNull, min } from 'drizzle-orm'
import { jobRuns } from './tables.ts'
import type { Duty } from './duty.ts'
import { runStep, type StepDeps, type StepResult } from './run-step.ts'

export interface WorkDeps extends StepDeps {
  onStep?: (result: StepResult, seconds: number) => void
}

/** Long work, step by step, until nothing is due. */
export function workDuty(deps: WorkDeps): Duty {
  return {
    name: 'work',
    channel: 'work',
    async run(isOver) {
      let wasDue = false
      while (!isOver()) {
        const began = performance.now()
        const result = await runStep(deps)
        if (result === 'idle') break
        wasDue = true
        deps.onStep?.(result, (performance.now() - began) / 1000)
      }
      return wasDue
    },
    nextDue: () => nextDue(deps),
    oldestDue: () => oldestDue(deps),
  }
}

async function oldestDue(deps: StepDeps): Promise<Date | null> {
  const due = await nextDue(deps)
  return due && due <= deps.now() ? due : null
}

async function nextDue({ db, works }: StepDeps): Promise<Date | null> {
  const kinds = works.map((work) => work.kind)
  const [row] = await db.withPlatform(
    (tx) =>
      tx
        .select({ at: min(jobRuns.dueAt) })
        .from(jobRuns)
        .where(and(isNull(jobRuns.finishedAt), inArray(jobRuns.kind, kinds))),
    { isOneStatement: true },
  )
  return row?.at ?? null
}
