import { expect, test } from 'vitest'
import { noticeFor } from './provider-notice.ts'

const NOW = new Date('2026-07-16T18:00:00Z')
const fresh = { status: 'fresh', as_of: '2026-07-16T17:59:00Z' } as const
const none = { status: 'unavailable', as_of: null } as const
const stale = (as_of: string) => ({ status: 'stale', as_of }) as const
const notice = (...parts: Parameters<typeof noticeFor>[0]) => noticeFor(parts, NOW, 'Europe/Dublin')

test('nothing is said of what is fresh', () => {
  expect(notice(fresh, fresh)).toBeNull()
})

test('of the last good data its time is told, where the club is; the oldest counts', () => {
  expect(notice(fresh, stale('2026-07-16T13:05:00Z'))).toEqual({ kind: 'stale', time: '14:05' })
  expect(notice(stale('2026-07-16T13:05:00Z'), stale('2026-07-15T22:30:00Z'), none)).toEqual({
    kind: 'stale',
    time: '15/07/2026 23:30',
  })
})

test('of what never came it is told that it did not', () => {
  expect(notice(fresh, none)).toEqual({ kind: 'unavailable' })
})
