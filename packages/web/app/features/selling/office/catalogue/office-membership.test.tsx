// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { UNTAXED } from '#lib/testing/untaxed.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { action as saveCode } from './codes/code.page.tsx'
import { action as saveDiscount } from './discounts/discount.page.tsx'
import SimulatorPage, { loader as loadTrial } from './simulator/simulator.page.tsx'
import { aPlan, FORM, ID } from './testing/a-plan.ts'
import PlanPage, { action as savePlan, loader } from './plans/plan.page.tsx'

const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    {
      getStore: () => anAccount(),
      listOfficePrograms: () => ({ items: [{ program_id: ID, title: 'Season' }] }),
      listForms: () => ({ items: [{ form_id: FORM, name: 'Adults', kind: 'adult' }] }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const typed = {
  name: 'Walkers',
  program_id: ID,
  price: '65',
  is_active: 'on',
  member_form_id: FORM,
  version: 'one',
  option_0_id: FORM,
  option_0_type: 'instalment',
  option_0_count: '3',
  option_0_unit: 'monthly',
}

test('a plan that is held says how many hold it, and what stays as it was bought', async () => {
  const changed = {
    event_id: ID,
    at: '2026-11-15T10:00:00Z',
    kind: 'plan-changed',
    actor: 'Tadhg Marrin',
    person: null,
    subject: 'Walkers',
    detail: { plan_id: ID, name: 'Walkers', Price: '€60.00 → €65.00' },
  }
  const page = aClubPage({
    getOfficePlan: () => aPlan({ waiting: 2 }),
    getProductTax: () => UNTAXED,
    listAuditEvents: () => ({ items: [changed] }),
  })
  const data = await loader({ ...asking(page, `/plans/${ID}`), params: { id: ID } })
  const office = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<PlanPage />, office, `/plans/${ID}`, data)
  expect(shown.textContent).toContain('34 members hold this plan')
  expect(shown.textContent).toContain('34 members keep the price and dates they bought.')
  // Right of it: how it looks outside, reach, what saving does, history.
  const aside = shown.querySelector('aside')
  expect([...(aside?.querySelectorAll('h2') ?? [])].map((each) => each.textContent)).toEqual([
    'On the website',
    'Reach',
    'When you save',
    'History',
  ])
  expect(
    aside?.querySelector('a[href="/waiting-lists/5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11"]')?.textContent,
  ).toBe('Waiting list: 2 households')
  expect(aside?.textContent).toContain('€60 or 4 × €15')
  expect([aside?.querySelector('del')?.textContent, aside?.querySelector('ins')?.textContent]).toEqual([
    '€60.00',
    '€65.00',
  ])
  const value = (name: string) => shown.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect([value('price'), value('closes_on'), value('option_0_count')]).toEqual(['60.00', '31/08/2027', '4'])
  // The bar says what it is, and what can be done with it; Enter in a field presses the first button, which only saves.
  expect(shown.querySelector('header')?.textContent).toContain('On sale')
  expect([...shown.querySelectorAll('header button')].map((each) => each.textContent)).toEqual([
    'Save',
    'Hide',
  ])
  // A tick for each way to pay; what a closed section has in it is said beside its title.
  const ways = [...shown.querySelectorAll<HTMLInputElement>('[name$=_type]')]
  expect(ways.map(({ value: way }) => way)).toEqual(['instalment', 'subscription'])
  expect(shown.textContent).toContain('€15.00 on joining, then 3 × €15.00')
  expect(shown.textContent).toContain('20 places')
})

test('what is typed of a plan is checked before it is sent, and reaches the API as it is', async () => {
  const sent: unknown[] = []
  const page = aClubPage({
    changePlan: (input: unknown) => {
      sent.push(input)
      return aPlan()
    },
  })
  const save = (fields: Record<string, string>) =>
    savePlan({ ...posting(page, `/plans/${ID}`, fields), params: { id: ID } })
  const wrong = { ...typed, name: '', price: 'dear', age_from: 'x', option_0_count: '1', ends_on: 'soon' }
  expect(dataOf(await save(wrong)).errors).toEqual({
    name: 'Enter a name',
    price: 'Enter an amount such as 110.00',
    age_from: 'Enter a whole number',
    option_0: 'Say in how many payments: two or more',
    ends_on: 'Enter a date such as 27/03/2014',
  })
  expect(locationOf(await save(typed))).toMatch(new RegExp(`^/plans/${ID}\\?saved=`))
  expect(sent).toMatchObject([
    {
      body: {
        price: 6500,
        places: null,
        version: 'one',
        payment_options: [{ payment_option_id: FORM, number_of_payments: 3, occurrence: 1 }],
      },
    },
  ])
})

test('a plan is hidden and put on sale by the buttons of its bar, and a way to pay says at its own tick what is wrong', async () => {
  const sent: unknown[] = []
  const page = aClubPage({
    changePlan: (input: unknown) => {
      sent.push(input)
      return aPlan()
    },
  })
  const save = (fields: Record<string, string>) =>
    savePlan({ ...posting(page, `/plans/${ID}`, fields), params: { id: ID } })
  await save({ ...typed, not_is_active: 'on' })
  const { is_active: _, ...hidden } = typed
  await save(hidden)
  await save({ ...hidden, is_active: 'on' })
  expect(sent).toMatchObject([false, false, true].map((is_active) => ({ body: { is_active } })))
  const { option_0_type: _type, ...rest } = typed
  expect(dataOf(await save({ ...rest, option_2_type: 'instalment', option_2_count: '1' })).errors).toEqual({
    option_2: 'Say in how many payments: two or more',
  })
})

test('two versions of a plan stand side by side, and the next save is made on the newest', async () => {
  const page = aClubPage({
    changePlan: () => {
      throw refusal(409)
    },
    getOfficePlan: () => aPlan({ name: 'Theirs', version: 'two' }),
  })
  const answer = dataOf(
    await savePlan({ ...posting(page, `/plans/${ID}`, typed), params: { id: ID } }),
  ) as SettingsAnswer
  expect(answer).toMatchObject({
    version: 'two',
    values: { name: 'Walkers' },
    theirs: { name: 'Theirs', price: '60.00' },
  })
})

test('a discount and a code say in their own fields what is missing', async () => {
  const page = aClubPage({})
  const discount = await saveDiscount({
    ...posting(page, '/discounts/new', {
      name: 'Two',
      type: 'percentage',
      plan_ids: ID,
      offering_0_count: '2',
    }),
    params: {},
  })
  expect(dataOf(discount).errors).toEqual({
    plans: 'Choose at least one plan',
    offering_0: 'Enter how much is taken off',
  })
  const code = await saveCode({
    ...posting(page, '/codes/new', {
      code: 'A B',
      type: 'fixed',
      amount: '5',
      which: 'some',
      plan_ids: ID,
      use_limit: '0',
    }),
    params: {},
  })
  expect(dataOf(code).errors).toEqual({
    code: 'Use letters and digits, without spaces',
    plan_ids: 'Choose plans, or take every plan',
    use_limit: 'At least 1, or leave it empty',
  })
})

test('the simulator tells line by line what a family would pay on a day, from the address alone, and a cheaper way', async () => {
  const page = aClubPage({
    listOfficePrograms: () => ({ items: [{ program_id: ID, title: 'Season' }] }),
    listOfficePlans: () => ({
      items: [aPlan(), aPlan({ plan_id: FORM, program_id: FORM, name: 'Last season' })],
    }),
    listOfficeBundles: () => ({
      items: [
        {
          bundle_id: FORM,
          program_id: ID,
          name: 'Walking pair',
          flat_price: 9000,
          price_cap: null,
          is_dynamic_pricing: false,
          valid_from: null,
          valid_to: null,
          adults_min: 2,
          adults_max: 2,
          juveniles_min: null,
          juveniles_max: null,
          items: [{ plan_id: ID, min_allowed: null, max_allowed: null, price_in_bundle: 4500 }],
        },
      ],
    }),
    listOfficeDiscounts: () => ({
      items: [
        {
          discount_id: ID,
          name: 'Two walkers',
          kind: 'multi_buy',
          type: 'percentage',
          ends_on: null,
          plans: [{ plan_id: ID }],
          offerings: [{ number_of_products: 2, discount_amount: 10 }],
        },
      ],
    }),
    listOfficeCodes: () => ({ items: [] }),
  })
  // Without a script a step asks for the page anew: one and one more.
  const path = `/discounts/simulator?${ID}=1&more=${ID}&code=old&on=17/11/2026`
  const data = await loadTrial(asking(page, path))
  const office = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<SimulatorPage />, office, path, data)
  const said = [...shown.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(said).toEqual([
    'Walkers 2 × €60.00€120.00',
    'Two walkers For 2 or more: 10% of €120.00−€12.00',
    'OLD There is no such codenot used',
    'Total€108.00',
  ])
  expect(shown.textContent).toContain('Or €27.00 that day, the first of 4 payments.')
  expect(shown.textContent).toContain('With the Walking pair they’d pay €90.00. That saves €18.00')
  expect(shown.querySelector('header')?.textContent).toContain('€108.00')
  expect(shown.textContent).not.toContain('Last season')
  const value = (name: string) => shown.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect([value(ID), value('on'), value('code')]).toEqual(['2', '17/11/2026', 'old'])
  const cheapest = await loadTrial(asking(page, `${path}&with=cheapest`))
  expect(showOnSite(<SimulatorPage />, office, path, cheapest).querySelector('dl')?.textContent).toContain(
    'Walking pair One price for the whole bundle€90.00',
  )
})
