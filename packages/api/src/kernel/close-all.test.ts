import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeAll } from './close-all.ts'

/** Parts that end when a test says so, and what was asked of them until then. */
function parts() {
  const asked: string[] = []
  const [visitor, step] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const told = (what: string, end: Promise<void>) => () => {
    asked.push(what)
    return end
  }
  const closing = closeAll({
    server: { close: told('server', visitor.promise) },
    jobs: { stop: told('jobs', step.promise) },
    close: told('database', Promise.resolve()),
  })
  return { asked, visitor, step, closing }
}

test('jobs are told to stop while a visitor is still being served, and the database goes after both', async () => {
  const { asked, visitor, step, closing } = parts()
  expect(asked).toEqual(['server', 'jobs'])
  step.resolve()
  await turn()
  expect(asked).toEqual(['server', 'jobs'])
  visitor.resolve()
  await closing
  expect(asked).toEqual(['server', 'jobs', 'database'])
})

test.each(['visitor', 'step'] as const)(
  'a %s that ends badly is told of, after everything else is closed',
  async (which) => {
    const all = parts()
    const other = which === 'visitor' ? all.step : all.visitor
    all[which].reject(new Error('broken'))
    other.resolve()
    await expect(all.closing).rejects.toThrow('broken')
    expect(all.asked).toContain('database')
  },
)
