// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { EmergencySheet } from '@clubhouse/contract/people/office/team-emergency'
import type { TeamReach } from '@clubhouse/contract/people/office/team-letters'
import { Refusal } from '@clubhouse/contract/refusal'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import EmergencyPage, { action as press, loader as loadEmergency } from './emergency.page.tsx'
import LetterPage, { action as send, loader as loadLetter } from './letter.page.tsx'

const TEAM = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a21'
const FIADH = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a22'
const TOM = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a23'
const team = `/people/groups/${TEAM}`
const on = <Args extends object>(args: Args) => ({ ...args, params: { id: TEAM } })
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })

const sheet: EmergencySheet = {
  group_id: TEAM,
  name: 'Under 12s',
  until: '2026-11-17T18:40:00.000Z',
  players: [
    {
      member_id: FIADH,
      first_name: 'Fiadh',
      last_name: 'Hallaran',
      contacts: [
        { name: 'Bríd Hallaran', mobile: '086 123 4567' },
        { name: 'Colm Hallaran', mobile: '087 000 2222' },
      ],
      forms: [
        {
          form_id: TEAM,
          form: 'Juvenile',
          is_guardians: false,
          version: 1,
          newest_version: 1,
          given_at: '2026-09-01T10:00:00.000Z',
          given_by: null,
          answers: [{ section: 'Health', label: 'What should we know?', answer: 'Bee stings' }],
        },
      ],
    },
    { member_id: TOM, first_name: 'Tom', last_name: 'Hallaran', contacts: [], forms: [] },
  ],
}
const shownAs = async (answer: () => unknown) => {
  const page = aClubPage({ readTeamEmergency: answer })
  const data = await loadEmergency(on(asking(page, `${team}/emergency`)))
  return showOnSite(<EmergencyPage />, office(), `${team}/emergency`, data)
}

test('once pressed, notes stand first and every guardian is a press away', async () => {
  const shown = await shownAs(() => sheet)
  expect([...shown.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Fiadh Hallaran',
    'Tom Hallaran',
  ])
  expect(shown.textContent).toContain('Bee stings')
  expect(shown.textContent).toContain('18:40')
  expect([...shown.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:0861234567',
    'tel:0870002222',
  ])
  expect(shown.textContent).toContain('No number.')
})

test('before it is pressed nothing is shown but the press, which says who is told', async () => {
  const shown = await shownAs(() => {
    throw new Refusal(403, 'reason_needed', 'locked')
  })
  expect(shown.querySelector('h3')).toBeNull()
  const form = shown.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', `${team}/emergency`])
  expect(form?.textContent).toContain('The club’s owners are told.')
})

test('the press opens it and leads to it; what is refused is said', async () => {
  const done = await press(
    on(posting(aClubPage({ openTeamEmergency: () => sheet }), `${team}/emergency`, {})),
  )
  expect(locationOf(done)).toBe(`${team}/emergency`)
  const page = aClubPage({
    openTeamEmergency: () => {
      throw refusal(404)
    },
  })
  const refused = await press(on(posting(page, `${team}/emergency`, {})))
  expect(dataOf(refused).formError).not.toBeNull()
})

const reach: TeamReach = {
  group_id: TEAM,
  name: 'Under 12s',
  players: 18,
  mails: 31,
  unreached: 1,
  left_out: 2,
}
const letter = async (more: Partial<TeamReach> = {}) => {
  const page = aClubPage({ readTeamReach: () => ({ ...reach, ...more }) })
  const data = await loadLetter(on(asking(page, `${team}/write`)))
  return showOnSite(<LetterPage />, office(), `${team}/write`, data)
}

test('a letter says how many get it and who does not; the button counts', async () => {
  const shown = await letter()
  expect(shown.querySelector('h1')?.textContent).toBe('Write to the families of Under 12s')
  expect(shown.textContent).toContain('Goes to 31 mailboxes, for 18 players.')
  expect(shown.textContent).toContain('no email for the family of 1 player')
  expect(shown.textContent).toContain('2 mailboxes asked for no more')
  expect(shown.querySelector('button')?.textContent).toBe('Send 31 emails')
  const nobody = await letter({ mails: 0 })
  expect(nobody.querySelector('form')).toBeNull()
  expect(nobody.textContent).toContain('Please ring them.')
})

test('what is missing is said at its field, and what was sent is counted on the team’s page', async () => {
  const empty = await send(on(posting(aClubPage({}), `${team}/write`, { subject: '', text: ' ' })))
  expect(Object.keys(dataOf(empty).errors)).toEqual(['subject', 'text'])
  const page = aClubPage({ writeToTeam: () => ({ mails: 31 }) })
  const done = await send(on(posting(page, `${team}/write`, { subject: 'Saturday', text: 'At ten.' })))
  expect(locationOf(done)).toBe(`${team}?done=written&count=31`)
})
