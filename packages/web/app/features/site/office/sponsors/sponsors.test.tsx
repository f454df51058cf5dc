// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeSponsor } from '@clubhouse/contract/site/office/sponsors'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { saveSponsor } from './edit/save-sponsor.ts'
import SponsorPage, { loader as loadOne } from './edit/sponsor.page.tsx'
import { sponsorsAction } from './list/sponsors-action.ts'
import SponsorsPage, { loader } from './list/sponsors.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const OTHER = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const sponsor = (more: Partial<OfficeSponsor> = {}): OfficeSponsor => ({
  sponsor_id: ID,
  name: 'Pier Café',
  link: 'https://www.pier.example/',
  image_id: null,
  featured: false,
  starts_on: null,
  ends_on: null,
  state: 'shown',
  image: [],
  version: 'one',
  ...more,
})
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })

async function show(items: OfficeSponsor[] | null, path = '/sponsors') {
  const page = aClubPage({
    listOfficeSponsors: () => {
      if (items === null) throw refusal(500)
      const counts = { current: items.length, removed: 1 }
      return { current_page: 1, from: 1, per_page: 100, to: 1, total: items.length, items, counts }
    },
    getOfficeSponsor: () => sponsor({ state: 'removed' }),
  })
  return showOnSite(<SponsorsPage />, office(), path, await loader(asking(page, path)))
}

test('sponsors stand in their order, and each move is a form of its own', async () => {
  const shown = await show([
    sponsor(),
    sponsor({ sponsor_id: OTHER, name: 'Quay Motors', state: 'later', starts_on: '2026-12-01' }),
  ])
  expect(linkIn(shown, 'Pier Café')?.getAttribute('href')).toBe(`/sponsors/${ID}`)
  const rows = [...shown.querySelectorAll('li[data-drag-item]')].map((row) => row.textContent)
  expect(rows[0]).toContain('pier.example')
  expect(rows[1]).toContain('Not yet')
  expect(rows[1]).toContain('From 01/12/2026')
  const down = shown.querySelector('button[aria-label="Move Pier Café down"]')
  expect(down?.closest('form')?.querySelector<HTMLInputElement>('[name=ids]')?.value).toBe(`${OTHER},${ID}`)
  expect(shown.querySelector('[aria-label="Move Pier Café up"]')?.getAttribute('aria-disabled')).toBe('true')
})

test('what was taken off is said with the way back, and where something moved is said aloud', async () => {
  const away = await show([sponsor({ sponsor_id: OTHER })], `/sponsors?removed=${ID}`)
  const note = [...away.querySelectorAll('[role=status]')].find((each) =>
    each.textContent?.includes('off the website'),
  )
  expect(note?.querySelector<HTMLInputElement>('[name=intent]')?.value).toBe('back')
  const there = await show(
    [sponsor(), sponsor({ sponsor_id: OTHER, name: 'Quay' })],
    `/sponsors?moved=${OTHER}`,
  )
  expect(there.textContent).toContain('Quay is now number 2 of 2.')
})

test('no sponsor, and none that could be had, are told apart', async () => {
  expect((await show([])).textContent).toContain('No sponsors yet.')
  expect((await show(null)).textContent).toContain('The sponsors didn’t load')
})

test('each button leads to one call, and a refusal is said', async () => {
  const calls: unknown[] = []
  const noted = (name: string) => (input: unknown) => {
    calls.push([name, input])
    return {}
  }
  const page = aClubPage({
    orderSponsors: noted('order'),
    removeSponsor: noted('remove'),
    bringBackSponsor: noted('back'),
  })
  const post = async (fields: Record<string, string>) =>
    locationOf(await sponsorsAction(posting(page, '/sponsors', fields)))
  expect(await post({ intent: 'order', sponsor_id: ID, ids: `${OTHER},${ID}` })).toBe(`/sponsors?moved=${ID}`)
  expect(await post({ intent: 'remove', sponsor_id: ID })).toBe(`/sponsors?removed=${ID}`)
  expect(await post({ intent: 'back', sponsor_id: ID })).toBe('/sponsors')
  expect(calls).toHaveLength(3)
  const refusing = aClubPage({
    orderSponsors: () => {
      throw refusal(409)
    },
  })
  const answer = dataOf(await sponsorsAction(posting(refusing, '/sponsors', { intent: 'order', ids: ID })))
  expect(answer.formError).toBe('Said by the server')
})

const typed = {
  name: 'Pier',
  link: 'pier.example',
  image_id: '',
  starts_on: '1/12/2026',
  ends_on: '',
  version: 'one',
}

test('what is typed is checked before it is sent, and a save leads back with its time', async () => {
  const sent: unknown[] = []
  const page = aClubPage({
    changeSponsor: (input: unknown) => {
      sent.push(input)
      return sponsor()
    },
  })
  const save = (fields: Record<string, string>) =>
    saveSponsor({ ...posting(page, `/sponsors/${ID}`, fields), params: { id: ID } })
  expect(dataOf(await save({ ...typed, name: '', ends_on: 'soon' })).errors).toEqual({
    name: 'Enter the sponsor’s name',
    ends_on: 'Enter a date such as 27/03/2014',
  })
  expect(locationOf(await save(typed))).toMatch(new RegExp(`^/sponsors/${ID}\\?saved=`))
  expect(sent).toMatchObject([
    { body: { name: 'Pier', starts_on: '2026-12-01', ends_on: null, version: 'one' } },
  ])
})

test('two versions stand side by side, nothing is lost, and the next save is made on the newest', async () => {
  const page = aClubPage({
    changeSponsor: () => {
      throw refusal(409)
    },
    getOfficeSponsor: () => sponsor({ name: 'Theirs', version: 'two', link: 'pier.example', featured: true }),
  })
  const answer = dataOf(
    await saveSponsor({ ...posting(page, `/sponsors/${ID}`, typed), params: { id: ID } }),
  ) as SettingsAnswer
  expect(answer).toMatchObject({
    version: 'two',
    values: { name: 'Pier' },
    theirs: { name: 'Theirs', featured: 'yes', starts_on: '' },
  })
  expect(Object.keys(answer.theirs ?? {})).not.toContain('link')
  const data = await loadOne({ ...asking(page, `/sponsors/${ID}`), params: { id: ID } })
  const shown = showOnSite(<SponsorPage />, office(), `/sponsors/${ID}?saved=2026-11-16T14:02:00.000Z`, data)
  expect(shown.querySelector<HTMLInputElement>('[name=version]')?.value).toBe('two')
  expect(shown.textContent).toContain('Saved 14:02')
})
