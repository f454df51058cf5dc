// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DemoMailbox, DemoNotes } from '@clubhouse/domain/web/page-context'
import { pageContext } from '#lib/page/page-context.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage } from '#lib/testing/page-stub.ts'
import MailPage, { loader } from './mail.page.tsx'

const aMail = (id: string, to = 'brid@home.example') => ({
  id,
  to,
  reply_to: null,
  from_name: 'Testford Harriers',
  subject: `Mail ${id} <b>`,
  text: `The text of ${id}`,
  sent_at: '2026-11-15T12:00:00.000Z',
})

async function load(path: string, mailbox: Partial<DemoMailbox> | null) {
  const asked: (string | null)[] = []
  const notes: DemoNotes = {
    password: '',
    logins: [],
    testCards: [],
    clubs: [],
    now: '2026-11-15T12:00:00.000Z',
    jobs: async () => ({ mails: { due: 0, waiting: 0, failed: 0, stuck: [] }, work: [] }),
    mailbox: async (to) => {
      asked.push(to)
      return { state: 'up', waiting: 0, mails: [], ...mailbox }
    },
  }
  const context = new RouterContextProvider()
  context.set(pageContext, { ...aPage({}), demo: mailbox && notes })
  const request = new Request(`https://testford.clubs.example${path}`)
  const data = await loader({ request, context, params: {}, url: new URL(request.url), pattern: '/dev/mail' })
  return { data, asked }
}
const show = async (path: string, mailbox: Partial<DemoMailbox>) =>
  showOnSite(<MailPage />, aSite(), path, (await load(path, mailbox)).data)

test('in live mode there is no such page', async () => {
  const answer = await load('/dev/mail', null).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/error')
})

test('the newest mail is open, in a frame in which nothing runs', async () => {
  const page = await show('/dev/mail', { mails: [aMail('2'), aMail('1')] })
  const frame = page.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('/dev/mail/2/html')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin|top-navigation/)
  expect(frame?.title).toBe('The mail “Mail 2 <b>”')
  expect(page.querySelector('[aria-current=page] strong')?.textContent).toBe('Mail 2 <b>')
  expect(page.textContent).toContain('15/11/2026 12:00')
})

test('another mail, its text and its reader stay in the address', async () => {
  const path = '/dev/mail?to=brid%40home.example&id=1&view=text'
  const { asked } = await load(path, {})
  expect(asked).toEqual(['brid@home.example'])
  const page = await show(path, { mails: [aMail('2'), aMail('1')] })
  expect(page.querySelector('pre')?.textContent).toBe('The text of 1')
  expect(page.querySelector('iframe')).toBeNull()
  expect(linkIn(page, 'As a page')?.getAttribute('href')).toBe('/dev/mail?to=brid%40home.example&id=1')
  expect(linkIn(page, 'Mail 2')?.getAttribute('href')).toBe('/dev/mail?to=brid%40home.example&id=2&view=text')
  expect(page.querySelector<HTMLInputElement>('input[name=to]')?.value).toBe('brid@home.example')
  expect(linkIn(page, 'Show all')?.getAttribute('href')).toBe('/dev/mail')
})

test('an id that is gone shows the newest one', async () => {
  const { data } = await load('/dev/mail?id=9', { mails: [aMail('2')] })
  expect(data.chosen?.id).toBe('2')
})

test.each([
  { path: '/dev/mail', words: 'No mail yet.' },
  { path: '/dev/mail?to=a%40home.example', words: 'Nothing was sent to a@home.example.' },
])('$path says why it is empty', async ({ path, words }) => {
  expect((await show(path, {})).textContent).toContain(words)
})

test('many are cut, and the page says so', async () => {
  const mails = Array.from({ length: 60 }, (_, at) => aMail(String(at)))
  const page = await show('/dev/mail', { mails })
  expect(page.querySelectorAll('nav strong')).toHaveLength(50)
  expect(page.textContent).toContain('There are 10 older ones too')
})

test('the state of the provider and what waits are shown', async () => {
  const page = await show('/dev/mail', { state: 'down', waiting: 1 })
  expect(page.querySelector('[aria-pressed=true]')?.textContent).toBe('Down')
  expect(page.querySelector('[role=status]')?.textContent).toBe('1 mail is waiting.')
})
