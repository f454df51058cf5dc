import { expect, test } from 'vitest'
import type { Preferences } from '@clubhouse/contract/messages/member-preferences'
import { readFields } from '#lib/form/form-fields.ts'
import { EVERYWHERE, kindName, listName, readWishes } from './wishes-names.ts'

const CLUB = '11111111-1111-4111-8111-111111111111'
const LIST = '22222222-2222-4222-8222-222222222222'
const known: Preferences = {
  email: 'brid@home.example',
  receive_updates: true,
  clubs: [
    {
      account_id: CLUB,
      name: 'Dunvarra',
      slug: 'dunvarra',
      kinds: [
        { kind: 'news', wanted: true },
        { kind: 'lotto', wanted: true },
      ],
      lists: [{ list_id: LIST, name: 'Everyone', wanted: true }],
    },
  ],
  calendar: null,
}

function posted(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readWishes(known, readFields(form))
}

test('what is ticked is wanted, what was shown and is not ticked is not', () => {
  const shown = `${CLUB},${LIST}`
  expect(posted({ shown, [EVERYWHERE]: 'on', [kindName(CLUB, 'news')]: 'on' })).toEqual({
    receive_updates: true,
    clubs: [
      {
        account_id: CLUB,
        kinds: [
          { kind: 'news', wanted: true },
          { kind: 'lotto', wanted: false },
        ],
        lists: [{ list_id: LIST, wanted: false }],
      },
    ],
  })
  expect(posted({ shown, [EVERYWHERE]: 'on', [listName(CLUB, LIST)]: 'on' }).clubs[0]?.lists).toEqual([
    { list_id: LIST, wanted: true },
  ])
})

test('a club or list that came since the page was drawn is left as it is', () => {
  expect(posted({ shown: '' }).clubs).toEqual([])
  expect(posted({ shown: CLUB }).clubs[0]?.lists).toEqual([])
})

test('with news turned off everywhere, what each club’s switches say of news stays for when it is turned on', () => {
  expect(posted({ shown: `${CLUB},${LIST}`, [kindName(CLUB, 'lotto')]: 'on' })).toEqual({
    receive_updates: false,
    clubs: [{ account_id: CLUB, kinds: [{ kind: 'lotto', wanted: true }], lists: [] }],
  })
})
