import { expect, test } from 'vitest'
import type { SponsorFields } from '@clubhouse/contract/site/office/sponsors'
import { sponsorChanges, sponsorErrors, sponsorState, tidySponsor } from './sponsor-fields.ts'

const CAFE: SponsorFields = {
  name: 'Pier Café',
  link: null,
  image_id: null,
  featured: false,
  starts_on: null,
  ends_on: null,
}

test.each([
  { given: {}, errors: {} },
  { given: { name: '  ' }, errors: { name: 'Enter the sponsor’s name' } },
  { given: { link: 'www.pier-cafe.example' }, errors: {} },
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'mailto:a@b.example',
    'cafe',
    'https://a.example@b.example',
  ].map((link) => ({ given: { link }, errors: { link: 'Enter a web address, such as www.example.com' } })),
  { given: { starts_on: '2026-11-02', ends_on: '2026-11-02' }, errors: {} },
  {
    given: { starts_on: '2026-11-02', ends_on: '2026-11-01' },
    errors: { ends_on: 'The last day is before the first' },
  },
])('$given is answered $errors', ({ given, errors }) => {
  expect(sponsorErrors({ ...CAFE, ...given })).toEqual(errors)
})

test('HOME-16 OPEN-050 an address as people say it is kept whole', () => {
  expect(tidySponsor({ ...CAFE, name: ' Pier Café ', link: ' pier.example/menu ' })).toMatchObject({
    name: 'Pier Café',
    link: 'https://pier.example/menu',
  })
  expect(tidySponsor({ ...CAFE, link: ' ' }).link).toBeNull()
})

test.each([
  { starts_on: null, ends_on: null, state: 'shown' },
  { starts_on: '2026-11-16', ends_on: '2026-11-16', state: 'shown' },
  { starts_on: '2026-11-17', ends_on: null, state: 'later' },
  { starts_on: null, ends_on: '2026-11-15', state: 'over' },
])('on 16 November from $starts_on until $ends_on it is $state', ({ state, ...days }) => {
  expect(sponsorState(days, '2026-11-16')).toBe(state)
})

test('what became different is said in words', () => {
  const after = { ...CAFE, name: 'Pier', ends_on: '2027-05-31', image_id: 'x' }
  expect(sponsorChanges(CAFE, after)).toEqual([
    { field: 'Name', before: 'Pier Café', after: 'Pier' },
    { field: 'Last day', before: 'none', after: '31/05/2027' },
    { field: 'Logo', before: 'none', after: 'another picture' },
  ])
  expect(sponsorChanges(CAFE, CAFE)).toEqual([])
})
