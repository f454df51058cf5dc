// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { PersonErasure } from '@clubhouse/contract/people/office/person-requests'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { eraseAction } from './erase-action.ts'
import ErasePage, { loader } from './erase.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const told = (more: Partial<PersonErasure> = {}): PersonErasure => ({
  member_id: ID,
  name: 'Fiadh Hallaran',
  is_child: true,
  has_account: false,
  guardian: 'Bríd Hallaran',
  goes_along: [],
  ends: [],
  running: [],
  open_payments: [],
  unpaid_orders: 0,
  runs_club: false,
  asked: null,
  ...more,
})

async function show(more: Partial<PersonErasure> = {}) {
  const page = aClubPage({
    getPersonErasure: () => told(more),
    getSecurity: () => ({ email: 'orla@dunvarra.example', has_password: true, passkeys: [] }),
  })
  const path = `/members/${ID}/erase`
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return showOnSite(<ErasePage />, { ...aSite(), site: 'backoffice' as const, account: null }, path, data)
}

test('of a child: what goes, what stays and why, that the family stays, and a name to type', async () => {
  const shown = await show()
  for (const words of [
    'We wait 14 days',
    'Their name on what was bought for them',
    'Bríd Hallaran and the rest of the family stay',
    'the law asks for your books',
    'Type “Fiadh Hallaran” to confirm',
  ])
    expect(shown.textContent).toContain(words)
  expect(shown.querySelector('input[name=reason]')).not.toBeNull()
  expect(shown.querySelector('input[name=current_password]')).not.toBeNull()
  expect(shown.textContent).not.toContain('sign-in: it’s theirs')
})

test('of whoever has the account: who goes along, that the plan ends, and that the sign-in is theirs', async () => {
  const holder = {
    has_account: true,
    guardian: null,
    is_child: false,
    goes_along: ['Fiadh', 'Tom'],
    ends: ['Social'],
  }
  const shown = await show(holder)
  expect(shown.textContent).toContain('Fiadh and Tom will be erased too')
  expect(shown.textContent).toContain('Their plan ends with it: Social.')
  expect(shown.textContent).toContain('sign-in: it’s theirs')
  expect(shown.textContent).toContain('messages they wrote')
})

test('what stands in the way is all said, with the way to sort it, and there is no form', async () => {
  const plan = { person: 'Fiadh', plan: 'Juvenile', ends_on: '2027-06-30', order_id: ID, order_seq: 1042 }
  const shown = await show({
    running: [plan],
    open_payments: [{ count: 2, amount: 4950, currency: 'EUR' }],
    unpaid_orders: 1,
    runs_club: true,
  })
  expect(shown.textContent).toContain('Fiadh: Juvenile, until 30/06/2027')
  expect(linkIn(shown, 'Order #1042')?.getAttribute('href')).toBe(`/orders/${ID}`)
  expect(shown.textContent).toContain('2 payments are still to come, €49.50 in all')
  expect(linkIn(shown, 'Users & roles')?.getAttribute('href')).toBe('/settings/users')
  expect(shown.textContent).toContain('being paid right now')
  expect(shown.querySelector('input[name=reason]')).toBeNull()
})

test('one that is on its way says when, by whom and why, and can be stopped', async () => {
  const asked = {
    erased_on: '2026-11-29T12:00:00.000Z',
    asked_at: '2026-11-15T12:00:00.000Z',
    asked_by: 'Orla Kern',
    reason: 'She asked',
  }
  const shown = await show({ asked })
  expect(shown.textContent).toContain('Will be erased here on 29/11/2026')
  expect(shown.textContent).toContain('Orla Kern asked for this on 15/11/2026. “She asked”')
  expect([...shown.querySelectorAll('button')].map((each) => each.textContent)).toContain('Stop it')
  expect(shown.querySelector('input[name=reason]')).toBeNull()
})

const act = (answers: Answers, fields: Record<string, string>) => {
  const page = aClubPage(answers)
  const reply = eraseAction({ ...posting(page, `/members/${ID}/erase`, fields), params: { id: ID } })
  return reply.then((given) => ({ given, page }))
}
const TYPED = {
  intent: 'erase',
  reason: 'She asked',
  name: 'Fiadh Hallaran',
  current_password: 'Harbour7Lamp',
}

test('asked for and stopped, it leads back to the person', async () => {
  const { given, page } = await act({ askPersonErasure: () => ({ erased_on: '' }) }, TYPED)
  expect(locationOf(given)).toBe(`/members/${ID}?done=erasure`)
  const { intent: _, ...body } = TYPED
  expect(page.bodies.at(-1)).toEqual(body)
  const stopped = await act({ stopPersonErasure: () => ({ kept: true }) }, { intent: 'stop' })
  expect(locationOf(stopped.given)).toBe(`/members/${ID}?done=stopped`)
})

test('a refusal keeps what was typed, but not the password', async () => {
  const { given } = await act(
    {
      askPersonErasure: () => {
        throw refusal(422, { name: 'That’s not their name' })
      },
    },
    TYPED,
  )
  expect(dataOf(given)).toMatchObject({
    errors: { name: 'That’s not their name' },
    values: { reason: 'She asked', name: 'Fiadh Hallaran' },
  })
  expect(JSON.stringify(dataOf(given))).not.toContain('Harbour7Lamp')
})
