import { expect } from '../engine-test.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { measure, stands } from './measure.ts'

/** Whatever lies over the page or stays in place now: none is higher than the window, under another, or cut. */
export async function expectAllInTheWindow(visitor: Visitor, what: string): Promise<void> {
  await visitor.until(`${what} stands still`, stands, null)
  // What is laid out by a script comes a moment after what it goes by.
  await expect.poll(() => visitor.driver.ask(measure, null), { message: what, timeout: 10_000 }).toEqual([])
}
