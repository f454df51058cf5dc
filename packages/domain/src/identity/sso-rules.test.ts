import { expect, test } from 'vitest'
import { modeProblem } from './sso-rules.ts'

const now = new Date('2026-11-17T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
const READY = { hasProvider: true, passedAt: daysAgo(1), ownersWithPassword: 1 }

test.each([
  { mode: 'off' as const, change: { hasProvider: false }, says: null },
  { mode: 'optional' as const, change: { hasProvider: false }, says: 'Add your provider’s metadata first' },
  { mode: 'optional' as const, change: { passedAt: null }, says: null },
  { mode: 'mandatory' as const, change: {}, says: null },
  { mode: 'mandatory' as const, change: { passedAt: null }, says: 'Run a test sign-in first' },
  { mode: 'mandatory' as const, change: { passedAt: daysAgo(29) }, says: null },
  { mode: 'mandatory' as const, change: { passedAt: daysAgo(30) }, says: 'Run a test sign-in first' },
  { mode: 'mandatory' as const, change: { ownersWithPassword: 0 }, says: 'An owner needs a password first' },
])('DATA-55 $mode with $change: $says', ({ mode, change, says }) => {
  const problem = modeProblem(mode, { ...READY, ...change }, now)
  if (says === null) expect(problem).toBeNull()
  else expect(problem).toContain(says)
})
