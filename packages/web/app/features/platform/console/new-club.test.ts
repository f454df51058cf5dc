import { describe, expect, test } from 'vitest'
import { aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { locationOf, posting } from '#lib/testing/posted.ts'
import { action } from './new-club.page.tsx'
import { readNewClub } from './read-new-club.ts'

const FIELDS = {
  request_id: '7f0d2c1e-5d0c-4e0b-9a53-3c5b6f6f0b09',
  name: ' Kilmore Rovers ',
  slug: 'Kilmore',
  country: 'GB',
  currency: 'GBP',
  time_zone: 'Europe/London',
  primary: '#aa0000',
  accent: '#00aa00',
  features: 'Membership',
  owner_email: 'Nuala@Kilmore.example',
}
const user = aUser({ roles: ['super-user'] })
const page = (answers: Parameters<typeof aPage>[0]) => aPage(answers, { host: { type: 'su' }, user })

test('OPEN-122 the form is sent as it was filled in, and leads to the club', async () => {
  const made = page({ createClub: () => ({ account_id: FIELDS.request_id }) })
  const answer = await action(posting(made, '/new-club', FIELDS))
  expect(locationOf(answer as Response)).toBe(`/clubs/${FIELDS.request_id}?made`)
  expect(made.bodies).toEqual([
    expect.objectContaining({
      name: 'Kilmore Rovers',
      slug: 'kilmore',
      country: 'GB',
      time_zone: 'Europe/London',
      colours: { primary: '#aa0000', accent: '#00aa00' },
      features: ['Membership'],
      owner_email: 'nuala@kilmore.example',
      request_id: FIELDS.request_id,
    }),
  ])
})

describe('what is refused stays in the form, with the same request', () => {
  test.each([
    ['before it is sent', { ...FIELDS, slug: 'su' }, {}],
    [
      ...(['by the server', FIELDS] as const),
      {
        createClub: () => {
          throw refusal(409, { slug: 'Another club has this address already.' })
        },
      },
    ],
  ])('%s', async (_, fields, answers) => {
    const answer = await action(posting(page(answers), '/new-club', fields))
    expect(answer).toMatchObject({
      data: {
        errors: { slug: expect.any(String) },
        values: { request_id: FIELDS.request_id, name: 'Kilmore Rovers' },
      },
    })
  })
})

test('without a script a time zone that is not the country’s becomes the country’s own', () => {
  const form = new FormData()
  form.set('country', 'NZ')
  form.set('time_zone', 'Europe/Dublin')
  expect(readNewClub(form)).toMatchObject({ currency: 'NZD', time_zone: 'Pacific/Auckland' })
})
