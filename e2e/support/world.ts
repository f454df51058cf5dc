import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** What this worker's server has a world for. A worker that begins anew, after a failure too, has none. */
let begun = ''

/**
 * Every journey file begins from the same world, whatever ran before it: at its first hook or test the worker's server is built anew
 * on a copy of the demo (packages/api/src/testing/journeys/main.ts).
 */
export const test = base.extend<{ world: void }>({
  world: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { file, project }) => {
      const beginning = `${project.name} ${file}`
      if (begun !== beginning) await beginWorld()
      begun = beginning
      await use()
    },
    // Before `beforeAll` too, which Playwright's types do not know; and however long a slow machine takes for it.
    { auto: 'all-hooks-included' as unknown as true, timeout: 0 },
  ],
})

async function beginWorld(): Promise<void> {
  const ports = process.env['E2E_CONTROL_PORTS']?.split(',')
  // A server that somebody started has the one world that it has.
  if (!ports) return
  const port = ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })
  if (!answer.ok) throw new Error(`The world did not begin: ${await answer.text()}`)
}
