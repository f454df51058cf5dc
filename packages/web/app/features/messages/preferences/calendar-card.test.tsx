// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { CalendarCard } from './calendar-card.tsx'

const ADDRESS = 'https://myaccount.clubs.example/calendar/secret.ics'
const show = (values: Record<string, string>) =>
  showOnSite(
    <CalendarCard
      calendar={null}
      answer={{ isDone: true, errors: {}, formError: null, notice: null, values }}
    />,
    { ...aSite(), site: 'myaccount', account: null },
    '/preferences',
  )

test('a new family calendar goes to the phone with one press; its address is there to copy, too', () => {
  const page = show({ calendar: ADDRESS })
  expect(linkIn(page, 'Add to my phone')?.getAttribute('href')).toBe(ADDRESS.replace('https:', 'webcal:'))
  expect(page.querySelector(`[data-copy-link="${ADDRESS}"]`)).not.toBeNull()
  expect(linkIn(show({}), 'Add to my phone')).toBeNull()
})
