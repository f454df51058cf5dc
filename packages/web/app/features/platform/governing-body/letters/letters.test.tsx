// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { BodyMessagePage } from '@clubhouse/contract/platform/governing-body/messages'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import LetterPage, { loader as loadOne } from './letter.page.tsx'
import type { Preview } from './letter-fields.ts'
import { LetterPreview } from './letter-preview.tsx'
import LettersPage, { loader as loadAll } from './letters.page.tsx'
import NewLetterPage, { action, loader } from './new-letter.page.tsx'

const body = { ...aSite(), site: 'xgb' as const, account: null }
const CLUBS = [
  { account_id: 'a', name: 'Inishvarn', people: 2 },
  { account_id: 'b', name: 'Eastquay', people: 1 },
  { account_id: 'c', name: 'Nobody’s', people: 0 },
]
const desk = (answers: Answers = {}) =>
  aPage(
    { listMessageClubs: () => ({ items: CLUBS, reply_to: null }), ...answers },
    { host: { type: 'xgb' }, user: aUser({ email: 'ruth@body.example' }) },
  )
const NEW = '/messages/new'
const LETTER = {
  message_id: 'm',
  subject: 'Fixtures',
  content: 'The draw',
  reply_to: 'a@body.example',
  to: 'all',
}

test('those ticked in the list of clubs are ticked here; answers go to whoever writes until they said otherwise', async () => {
  const path = `${NEW}?on=b`
  const shown = showOnSite(<NewLetterPage />, body, path, await loader(asking(desk(), path)))
  const ticked = [...shown.querySelectorAll<HTMLInputElement>('input[name=on]')].filter((box) => box.checked)
  expect(ticked.map(({ value }) => value)).toEqual(['b'])
  expect(shown.querySelector<HTMLInputElement>('input[name=to]:checked')?.value).toBe('some')
  expect(shown.querySelector('input[name=reply_to]')?.getAttribute('value')).toBe('ruth@body.example')
  expect(shown.textContent).toContain('Nobody’s · nobody to receive it')
})

test('what is missing is said beside its field, and what was typed stays', async () => {
  const wrong = { ...LETTER, subject: ' ', content: '', reply_to: 'nowhere', to: 'some' }
  const { errors, values } = dataOf(await action(posting(desk(), NEW, wrong)))
  expect(Object.keys(errors)).toEqual(['subject', 'content', 'reply_to', 'to'])
  expect(values).toMatchObject({ reply_to: 'nowhere', to: 'some' })
})

test('who gets it is shown before it goes, with the clubs where nobody would; only what was seen is sent', async () => {
  let sent = 0
  const page = desk({ sendBodyMessage: () => ((sent += 1), {}) })
  const looked = dataOf(await action(posting(page, NEW, { ...LETTER, intent: 'look' })))
  const preview = (looked as { preview?: Preview }).preview
  expect(preview).toMatchObject({ people: 3, clubs: 2, nobody: ['Nobody’s'] })
  const unseen = dataOf(await action(posting(page, NEW, { ...LETTER, intent: 'send' })))
  expect([unseen.formError, sent]).toEqual([
    'What you chose has changed. Have another look, then send it.',
    0,
  ])
  const send = { ...LETTER, intent: 'send', seen: preview?.seen ?? '' }
  expect(locationOf(await action(posting(page, NEW, send)))).toBe('/messages/m')
  expect(sent).toBe(1)
  if (!preview) throw new Error('nothing was shown')
  const shown = showOnSite(<LetterPreview preview={preview} isBusy={false} />, body)
  for (const words of ['3 people at 2 clubs', 'Nobody’s', 'Answers go to a@body.example', 'Send to 3 people'])
    expect(shown.textContent).toContain(words)
  const nobody = { ...preview, people: 0, clubs: 0 }
  expect(
    showOnSite(<LetterPreview preview={nobody} isBusy={false} />, body).querySelector('button'),
  ).toBeNull()
})

test('a letter that is refused says why, and stays', async () => {
  const page = desk({
    sendBodyMessage: () => {
      throw refusal(429)
    },
  })
  const seen = '3 a b c'
  const answer = dataOf(await action(posting(page, NEW, { ...LETTER, intent: 'send', seen })))
  expect(answer.formError).not.toBeNull()
  expect(answer.values).toMatchObject({ subject: 'Fixtures', message_id: 'm' })
})

const MESSAGE: BodyMessagePage = {
  message_id: 'm',
  subject: 'Fixtures',
  sent_at: '2026-11-12T10:00:00Z',
  sent_by: 'Ruth Embley',
  clubs: 4,
  nobody: 1,
  people: 5,
  sent: 3,
  failed: 1,
  content: 'The draw',
  reply_to: 'a@body.example',
  to: [
    { account_id: 'a', name: 'Inishvarn', people: 2, sent: 1, failed: 1, state: 'failed' },
    { account_id: 'b', name: 'Eastquay', people: 2, sent: 2, failed: 0, state: 'sent' },
    { account_id: 'c', name: 'Nobody’s', people: 0, sent: 0, failed: 0, state: 'nobody' },
    { account_id: 'd', name: 'Slow', people: 1, sent: 0, failed: 0, state: 'waiting' },
  ],
}

test('what became of it stands beside each club', async () => {
  const page = desk({ getBodyMessage: () => MESSAGE })
  const shown = showOnSite(<LetterPage />, body, '/messages/m', await loadOne(asking(page, '/messages/m')))
  const rows = [...shown.querySelectorAll('tbody tr')].map((row) => row.textContent)
  for (const [at, words] of ['1 of 2 not delivered', 'Sent', 'Nobody to receive it', 'On its way'].entries())
    expect(rows[at]).toContain(words)
  expect(shown.textContent).toContain('Answers go to a@body.example')
})

test('those that were sent are a list with the way to write; where there are none it says so', async () => {
  const all = (items: object[]) =>
    desk({ listBodyMessages: () => ({ items, total: items.length, counts: { all: items.length } }) })
  const show = async (items: object[]) =>
    showOnSite(<LettersPage />, body, '/messages', await loadAll(asking(all(items), '/messages')))
  const shown = await show([MESSAGE])
  expect(linkIn(shown, 'Fixtures')?.getAttribute('href')).toBe('/messages/m')
  expect(shown.textContent).toContain('1 not delivered')
  const none = await show([])
  expect(none.textContent).toContain('You haven’t written to your clubs yet.')
  expect(linkIn(none, 'Write to your clubs')?.getAttribute('href')).toBe(NEW)
})
