/**
 * Stands in for `vitest` where rules are spoiled: the same `expect`, and tests that are noted instead of run, so that each can be run again
 * and again in one process.
 */
import { expect, vi } from 'vitest'

export interface Collected {
  file: string
  name: string
  run: () => unknown
}

export const collected: Collected[] = []
let file = ''
export const collectFor = (name: string): void => void (file = name)

type Body = (...values: never[]) => unknown
const note = (name: string, run: () => unknown): void => void collected.push({ file, name, run })
/** Options may stand before the body, and a limit of time behind it. */
const bodyIn = (rest: unknown[]) => rest.find((one): one is Body => typeof one === 'function')

const each = (make: (name: string, run: () => unknown) => void) => (cases: readonly unknown[]) => {
  return (name: unknown, ...rest: unknown[]) => {
    const body = bodyIn(rest)
    // As Vitest does: a list of lists is spread, any other is not.
    const areLists = cases.every((values) => Array.isArray(values))
    for (const [at, values] of cases.entries())
      make(`${String(name)} #${at}`, () => body?.(...((areLists ? values : [values]) as never[])))
  }
}

const test = Object.assign(
  (name: unknown, ...rest: unknown[]) => {
    const body = bodyIn(rest)
    if (body) note(String(name), () => body())
  },
  { each: each(note) },
)
const describe = Object.assign((_name: unknown, ...rest: unknown[]) => void bodyIn(rest)?.(), {
  each: each((_name, run) => void run()),
})

export { describe, expect, test, test as it, vi }
