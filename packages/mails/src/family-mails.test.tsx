import { expect, test } from 'vitest'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { renderMail } from './render-mail.tsx'

const BRAND: MailBrand = {
  name: 'Dunvarra Rovers FC',
  origin: 'https://dunvarra.clubs.example',
  accountOrigin: 'https://myaccount.clubs.example',
  colour: '#14532d',
  onColour: '#ffffff',
  logoUrl: null,
}

test('a family hears once that a child is eighteen, and that there is no hurry', async () => {
  const payload = { first_name: 'Bríd', person: 'Tom', path: '/family/1' }
  const { subject, text, html } = await renderMail({ template: 'eighteen-today', payload }, BRAND)
  expect(subject).toBe('Tom is 18: time for their own sign-in?')
  expect(text).toContain('Hello Bríd,')
  expect(text).toContain('https://myaccount.clubs.example/family/1')
  expect(html).toContain('href="https://myaccount.clubs.example/family/1"')
  expect(text).toContain('There’s no hurry')
})

const TEAM = {
  first_name: 'Bríd',
  people: ['Fiadh'],
  team: 'Under 12s',
  what: 'Match v Kilbrack Celtic, home',
  day: 'Sunday 22 November',
  times: '11:00',
  meets: '10:15',
  place: 'Harbour Field, pitch 2',
  note: 'Bring both jerseys',
  yes: 'https://rovers.clubs.example/coming/1/key?answer=yes',
  no: 'https://rovers.clubs.example/coming/1/key?answer=no',
  until: '2026-11-22T11:00:00.000Z',
}

test('a family is asked with place and time, and answers with one of two links', async () => {
  const { subject, text, html } = await renderMail({ template: 'team-asked', payload: TEAM }, BRAND)
  expect(subject).toBe('Under 12s: match v Kilbrack Celtic, home Sunday 22 November')
  expect(text).toContain('Is Fiadh coming?')
  expect(text).toContain('Sunday 22 November, 11:00 · meet at 10:15 · Harbour Field, pitch 2')
  expect(text).toContain('Bring both jerseys')
  for (const link of [TEAM.yes, TEAM.no]) {
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
  }
})

test.each([
  { people: ['Fiadh', 'Tom'], said: 'Are Fiadh and Tom coming?' },
  { people: [], said: 'Are you coming?' },
])('of $people a family is asked "$said"', async ({ people, said }) => {
  const { text } = await renderMail({ template: 'team-asked', payload: { ...TEAM, people } }, BRAND)
  expect(text).toContain(said)
})

test('what is off is said in the subject, with the reason and the next one', async () => {
  const said = 'No training today 18:30: the pitch is waterlogged. Next: Tuesday 24 November, 18:30.'
  const payload = { first_name: '', team: 'Under 12s', said, until: '2026-11-17T18:30:00.000Z' }
  const { subject, text } = await renderMail({ template: 'team-off', payload }, BRAND)
  expect(subject).toBe('Under 12s: No training today 18:30')
  expect(text.replace(/\s+/g, ' ')).toContain(said)
})

test.each([
  {
    code: '048213',
    link: 'https://myaccount.clubs.example/authentication/set-password/validate-token?email=tom%40home.example&redirect=%2Ffamily%2Fwelcome',
    button: 'Choose a password',
  },
  { code: null, link: 'https://myaccount.clubs.example/family/welcome', button: 'Take it over' },
])('whoever has grown up is led to $button', async ({ code, link, button }) => {
  const payload = { first_name: 'Tom', from: 'Bríd', email: 'tom@home.example', code, hours: 48 }
  const { subject, text, html } = await renderMail({ template: 'own-sign-in', payload }, BRAND)
  expect(subject).toBe('Bríd is handing your membership over to you')
  expect(text).toContain(`${button}:\n${link}`)
  expect(html).toContain(button)
  expect(text.includes('    048213')).toBe(code !== null)
  expect(text.includes('runs out in 2 days')).toBe(code !== null)
})

const ERASED = { first_name: 'Bríd', is_own: false, person: 'Fiadh', path: '/contact' }
const ASKED = { day: '29 July 2026', has_account: false, along: 0, ends_plan: false }

test.each([
  { ...ERASED, why: 'a guardian', subject: 'about Fiadh on 29 July 2026' },
  { ...ERASED, person: '', why: 'one who may be a stranger', subject: 'about someone in your family' },
  { ...ERASED, is_own: true, path: '/', why: 'them, by a club without messages', subject: 'about you' },
])('whoever is to be erased is told where to stop it: to $why', async ({ subject, why: _why, ...given }) => {
  const mail = await renderMail({ template: 'club-erasure-asked', payload: { ...given, ...ASKED } }, BRAND)
  expect(mail.subject).toContain(subject)
  expect(mail.text).toContain(`:\nhttps://dunvarra.clubs.example${given.path}`)
  expect(mail.text).not.toMatch(/in your account|plan ends/)
})

test('what ends with it and who goes along is said', async () => {
  const payload = { ...ERASED, is_own: true, ...ASKED, has_account: true, along: 2, ends_plan: true }
  const { text } = await renderMail({ template: 'club-erasure-asked', payload }, BRAND)
  const said = text.replaceAll(/\s+/g, ' ')
  for (const words of [
    'everyone in your account',
    'Your plan ends that day',
    'Your sign-in is yours and stays',
  ])
    expect(said).toContain(words)
})
