// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Feature } from '@clubhouse/contract/site/club'
import type { OfficeContact, OfficeFeature } from '@clubhouse/contract/site/office/club-settings'
import type { OfficeFixtures } from '@clubhouse/contract/site/office/fixtures'
import { FEATURE_WORDS } from '@clubhouse/domain/site/clubs/feature-words'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import ClubSettingsPage, { loader as loadClub } from './club/club.page.tsx'
import { saveContact } from './club/save-contact.ts'
import { featuresAction } from './features/features-action.ts'
import FeaturesPage, { loader as loadFeatures } from './features/features.page.tsx'
import { fixturesAction, type FixturesAnswer } from './fixtures/fixtures-action.ts'
import FixturesPage, { loader as loadFixtures } from './fixtures/fixtures.page.tsx'

const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })

const CONTACT: OfficeContact = {
  name: 'Wheelers',
  contact_email: 'post@wheelers.example',
  line1: 'Mill Lane',
  city: 'Ballymoran',
  county: null,
  country: 'Ireland',
  latitude: 51.9,
  longitude: -8.5,
  display_address: true,
  facebook: null,
  twitter: null,
  instagram: null,
  version: 'one',
}
const TYPED = {
  name: 'Wheelers',
  contact_email: '',
  line1: 'New Lane',
  latitude: '51.8',
  longitude: '-8.5',
  version: 'one',
  display_address: 'on',
}

test('HOSTS-21 MAP-02 the club’s details are one form, with the pin as two numbers for who has no map', async () => {
  const page = aClubPage({ getContactDetails: () => CONTACT })
  const answer = await loadClub(asking(page, '/settings/club'))
  const shown = showOnSite(<ClubSettingsPage />, office(), '/settings/club', dataOf(answer))
  const field = (name: string) => shown.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect([field('name'), field('latitude'), field('longitude'), field('version')]).toEqual([
    'Wheelers',
    '51.9',
    '-8.5',
    'one',
  ])
  expect(shown.querySelector('[role=search]')).not.toBeNull()
})

test('details are checked, saved and lead back; another’s save is shown beside what was typed', async () => {
  const bodies: unknown[] = []
  const saving = aClubPage({ saveContactDetails: ({ body }) => bodies.push(body) })
  const wrong = await saveContact(posting(saving, '/settings/club', { ...TYPED, name: '', latitude: 'here' }))
  expect(dataOf(wrong).errors).toEqual({
    name: 'Enter the club’s name',
    latitude: 'Enter a number, such as 53.76310',
  })
  const saved = await saveContact(posting(saving, '/settings/club', TYPED))
  expect(locationOf(saved)).toMatch(/^\/settings\/club\?saved=/)
  expect(bodies).toMatchObject([{ line1: 'New Lane', latitude: 51.8, contact_email: null, version: 'one' }])
  const late = aClubPage({
    saveContactDetails: () => {
      throw refusal(409)
    },
    getContactDetails: () => ({ ...CONTACT, name: 'Other', version: 'two' }),
  })
  const both = dataOf(await saveContact(posting(late, '/settings/club', TYPED))) as SettingsAnswer
  expect(both).toMatchObject({
    version: 'two',
    values: { line1: 'New Lane' },
    theirs: { name: 'Other', line1: 'Mill Lane', latitude: '51.9' },
  })
  expect(both.theirs).not.toHaveProperty('longitude')
})

const featureList = (): OfficeFeature[] =>
  Feature.options.map((name) => ({
    name,
    is_on: name !== 'Shop',
    reach: name === 'Membership' ? { on_sale: 12, held: 34 } : { on_sale: 0, held: 0 },
  }))

test('DATA-52 each feature has its switch', async () => {
  const signUp = { is_open: true, may_change: true }
  const page = aClubPage({ listFeatures: () => ({ items: featureList() }), getSignUp: () => signUp })
  const found = await loadFeatures(asking(page, '/settings/features'))
  const shown = showOnSite(<FeaturesPage />, office(), '/settings/features?switched=Shop', found)
  const buttons = [...shown.querySelectorAll('main button, button')].map((button) =>
    button.textContent?.trim(),
  )
  const switches = new Map(
    [...shown.querySelectorAll('[role=switch]')].map((each) => [
      each.getAttribute('aria-label'),
      each.getAttribute('aria-checked'),
    ]),
  )
  expect([switches.get('Shop'), switches.get('Membership')]).toEqual(['false', 'true'])
  expect(shown.textContent).toContain('Shop is off.')
  expect(buttons).toContain('Close sign-up')
  for (const name of Feature.options) {
    expect(switches.has(FEATURE_WORDS[name].title)).toBe(true)
  }
})

test('OPEN-003 closing sign-up is asked about, opening it is not', async () => {
  const bodies: unknown[] = []
  const page = aClubPage({ switchSignUp: ({ body }) => bodies.push(body) })
  const post = (fields: Record<string, string>) => featuresAction(posting(page, '/settings/features', fields))
  expect(dataOf(await post({ name: 'Sign-up', is_on: 'false' }))).toMatchObject({ asks: 'Sign-up' })
  expect(bodies).toEqual([])
  await post({ name: 'Sign-up', is_on: 'false', sure: 'yes' })
  await post({ name: 'Sign-up', is_on: 'true' })
  expect(bodies).toEqual([{ is_open: false }, { is_open: true }])
})

test('what is sold is said before it goes out of sight; anything else is switched at once', async () => {
  const bodies: unknown[] = []
  const page = aClubPage({
    listFeatures: () => ({ items: featureList() }),
    switchFeature: ({ body }) => bodies.push(body),
  })
  const post = (fields: Record<string, string>) => featuresAction(posting(page, '/settings/features', fields))
  expect(dataOf(await post({ name: 'Membership', is_on: 'false' }))).toMatchObject({ asks: 'Membership' })
  expect(bodies).toEqual([])
  const done = await post({ name: 'Membership', is_on: 'false', sure: 'yes' })
  expect(locationOf(done)).toBe('/settings/features?switched=Membership')
  await post({ name: 'Contact', is_on: 'false' })
  expect(locationOf(await post({ name: 'Nonsense', is_on: 'false' }))).toBe('/settings/features')
  expect(bodies).toEqual([
    { name: 'Membership', is_on: false },
    { name: 'Contact', is_on: false },
  ])
})

const FIXED: OfficeFixtures = {
  first: { organisation_id: '7', club_id: '12' },
  second: { organization_id: null },
  available: { first: true, second: true },
  switched_on: { first: true, second: false },
  has_key: true,
  sync: {
    first: {
      synced_at: '2026-11-16T11:02:00.000Z',
      counts: [
        { what: 'fixtures', count: 24 },
        { what: 'results', count: 1 },
      ],
      failure: { at: '2026-11-16T11:30:00.000Z', message: 'The provider can’t be reached.' },
    },
    second: { synced_at: null, counts: [], failure: null },
  },
  version: 'one',
}

test('where fixtures come from: numbers, a key that is never shown, when they came and what went wrong', async () => {
  const page = aClubPage({ getFixtureSettings: () => FIXED })
  const found = await loadFixtures(asking(page, '/fixtures/source'))
  const shown = showOnSite(<FixturesPage />, office(), '/fixtures/source', found)
  expect(shown.querySelector<HTMLInputElement>('[name=api_key]')?.value).toBe('')
  expect(shown.textContent).toContain('A key is stored. It can be replaced, and isn’t shown.')
  expect(shown.textContent).toContain('24 fixtures and 1 result')
  expect(shown.textContent).toContain('The provider can’t be reached.')
  expect(shown.textContent).toContain('Switched off. Visitors can’t see this.')
})

test('one form, three buttons: saved, tested as it stands, fetched now', async () => {
  const asked: string[] = []
  const noted =
    (name: string, answer: object = {}) =>
    () => {
      asked.push(name)
      return answer
    }
  const page = aClubPage({
    saveFixtureSettings: noted('save'),
    syncFixtures: noted('sync'),
    testFixtureConnection: noted('test', { is_ok: false, message: 'The provider refused the key.' }),
  })
  const post = (fields: Record<string, string>) =>
    fixturesAction(
      posting(page, '/fixtures/source', {
        organisation_id: '7',
        club_id: '12',
        api_key: 'secret-key',
        ...fields,
      }),
    )
  const tested = dataOf(await post({ intent: 'test-second' })) as FixturesAnswer
  expect(tested.tested).toEqual({ provider: 'second', isOk: false, message: 'The provider refused the key.' })
  expect(JSON.stringify(tested)).not.toContain('secret-key')
  expect(locationOf(await post({ intent: 'sync-first' }))).toBe('/fixtures/source?synced=first')
  expect(locationOf(await post({ intent: 'save' }))).toMatch(/^\/fixtures\/source\?saved=/)
  expect(dataOf(await post({ club_id: 'a b' })).errors).toHaveProperty('club_id')
  expect(asked).toEqual(['test', 'sync', 'save'])
})
