// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, showOnSite } from '../../lib/testing/on-site.tsx'
import { aUser } from '../../lib/testing/page-stub.ts'
import { SuspendedBar, VisitBar } from './visit-bar.tsx'

const site = {
  ...aSite(),
  site: 'backoffice' as const,
  user: aUser({ first_name: 'Sam', last_name: 'Quinn' }),
}

test('OPEN-122 the bar of a visit says who, for which club, why and until when, and has the way out', () => {
  const entry = { reason: 'Their menu is broken', until: '2026-11-16T12:30:00.000Z' }
  const shown = showOnSite(<VisitBar club="Dunvarra" entry={entry} />, site)
  expect(shown.textContent).toContain('Sam Quinn of the platform, for Dunvarra.')
  expect(shown.textContent).toContain('Why: Their menu is broken. Until 12:30')
  expect(shown.querySelector('form')?.getAttribute('action')).toBe('/leave-club')
})

test('who runs a club that is switched off is told so', () => {
  expect(showOnSite(<SuspendedBar />, site).textContent).toContain('read everything, and change nothing')
})
