// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { UNTAXED } from '#lib/testing/untaxed.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking } from '#lib/testing/posted.ts'
import PlanPage, { loader } from './plans/plan.page.tsx'
import { aPlan, ID } from './testing/a-plan.ts'

test('V53 who answers for the money reads a plan, and has nothing to save or send', async () => {
  const treasurer = {
    account_id: 'id-of-rugby',
    name: 'Rugby',
    slug: 'rugby',
    roles: ['admin' as const],
    offices: ['treasurer' as const],
  }
  const page = aPage(
    {
      getStore: () => anAccount(),
      listOfficePrograms: () => ({ items: [{ program_id: ID, title: 'Season' }] }),
      getOfficePlan: () => aPlan({ waiting: 2 }),
      getProductTax: () => UNTAXED,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [treasurer] }) },
  )
  const data = await loader({ ...asking(page, `/plans/${ID}`), params: { id: ID } })
  const office = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<PlanPage />, office, `/plans/${ID}`, data)
  expect(shown.textContent).toContain('You can read this. The registrar or an owner can change it.')
  const price = shown.querySelector<HTMLInputElement>('input[name="price"]')
  expect([price?.value, price?.closest('fieldset[disabled]') !== null]).toEqual(['60.00', true])
  const buttons = [...shown.querySelectorAll('button[type="submit"]')]
  expect(buttons.filter((button) => !button.closest('fieldset[disabled]'))).toEqual([])
  expect([...shown.querySelectorAll('aside h2')].map((each) => each.textContent)).toEqual([
    'On the website',
    'Reach',
  ])
  expect(shown.querySelector('a[href^="/waiting-lists"], select[name="member_form_id"]')).toBeNull()
})
