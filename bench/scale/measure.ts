import { median } from '../load.ts'
import { limitRow, type Row } from '../row.ts'
import { byIndex } from './carried-on.ts'
import { type Cost, pagesOf } from './cost.ts'
import type { World } from './open-world.ts'
import type { Operation } from './operations.ts'

export interface Effort {
  rounds: number
  /** Of one operation in one round. */
  times: number
}

const WARM = 3
/** What takes so long is asked for less often: it needs no many to be told from its neighbours. */
const SLOW_MS = 150

/** In all worlds in turns, so that whatever the machine does hits all alike; null where it is not answered. */
export async function measureIn(
  worlds: readonly World[],
  { run }: Operation,
  { rounds, times }: Effort,
): Promise<(Cost | string)[]> {
  const seen: Cost[][] = worlds.map(() => [])
  const failed: (string | null)[] = worlds.map(() => null)
  let often = WARM
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, world] of worlds.entries()) {
      if (failed[at]) continue
      try {
        const cost = await costOf(world, run, often)
        if (round >= 0) seen[at]?.push(cost)
        else if (cost.ms > SLOW_MS) often = 1
      } catch (error) {
        failed[at] = error instanceof Error ? error.message.slice(0, 80) : 'failed'
      }
    }
    if (often > 1) often = times
  }
  return worlds.map((_, at) => failed[at] ?? medianOf(seen[at] ?? []))
}

async function costOf(world: World, run: Operation['run'], times: number): Promise<Cost> {
  const pages = await pagesOf(world.shop.pool)
  const used = world.processorMs()
  const began = performance.now()
  for (let time = 0; time < times; time += 1) await run(world.asking)
  const ms = (performance.now() - began) / times
  const cpuMs = (world.processorMs() - used) / times
  return { ms, cpuMs, pages: ((await pagesOf(world.shop.pool)) - pages) / times }
}

const medianOf = (costs: readonly Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  pages: median(costs.map(({ pages }) => pages)),
})

const many = (count: number) => Math.round(count).toLocaleString('en-IE')
const told = ({ cpuMs, pages, ms }: Cost) =>
  `${cpuMs.toFixed(1)} ms, ${many(pages)} pages, answered in ${ms.toFixed(0)} ms`

/** Flat within a fifth by what the processor had to do. */
export function flatRow(
  what: string,
  worlds: readonly World[],
  costs: readonly (Cost | string)[],
  { most, ahead }: { most: number; ahead: number },
): Row {
  const all = costs.map((cost, at) => `${worlds[at]?.text}: ${typeof cost === 'string' ? cost : told(cost)}`)
  const known = costs.filter((cost) => typeof cost !== 'string')
  const [first, last] = [known[0], known.at(-1)]
  const against = all.slice(0, -1).join('; ')
  const target = `at most ${most * 100} %`
  if (known.length < costs.length || !first || !last)
    return { what, measured: all.at(-1) ?? '', against, target, isMet: false }
  const ratio = last.cpuMs / first.cpuMs
  const points = (value: keyof Cost) =>
    known.map((cost, at) => ({ people: worlds[at]?.people ?? 1, value: cost[value] }))
  const carried = `${byIndex(points('cpuMs'), ahead).toFixed(1)} ms, ${many(byIndex(points('pages'), ahead))} pages`
  const measured = `${(ratio * 100).toFixed(0)} % (${all.at(-1)}; carried on to ${many(ahead)} people: ${carried})`
  return { what, measured, against, target, isMet: ratio <= most }
}

/** A figure of each world that may not grow by more than a fifth. */
export function beside(
  what: string,
  worlds: readonly World[],
  values: readonly number[],
  most: number,
  unit: string,
): Row {
  const [first = 0] = values
  const last = values.at(-1) ?? 0
  const told = values.slice(0, -1).map((value, at) => `${worlds[at]?.text}: ${Math.round(value)} ${unit}`)
  return limitRow(what, Math.round(last), Math.round(first * most), unit, told.join('; '))
}
