import { eventually } from './eventually.ts'
import type { TestApp } from './test-app.ts'

/** Writes past the server, as another process does, and waits until the server has heard of it. */
export async function writeHeard(app: TestApp, club: string, statement: string, values: unknown[] = []) {
  const { registry, revisions } = app.parts
  const id = registry.idOf(club) ?? ''
  const before = revisions.of(id)
  await app.asOwner(statement, values)
  await eventually(() => {
    if (revisions.of(id) === before) throw new Error(`The server did not hear of a write to ${club}`)
  })
}
