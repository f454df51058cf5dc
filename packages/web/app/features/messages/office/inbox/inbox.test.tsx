// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MessageSummary, OfficeMessage } from '@clubhouse/contract/messages/office/messages'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { messagesAction } from './list/messages-action.ts'
import MessagesPage, { loader as loadMessages } from './list/messages.page.tsx'
import { messageAction } from './thread/message-action.ts'
import MessagePage, { loader } from './thread/message.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const NEXT = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const ORLA = { user_id: '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a13', name: 'Orla Fennick' }
const facts = {
  message_id: ID,
  sender: 'Síle Ní Fhearra',
  sender_email: 'sile@home.example',
  subject: 'Website contact form',
  created_at: '2026-11-14T10:00:00.000Z',
  read_at: null,
  answered_at: null,
  done_at: null,
  assigned_to: null,
}
const summary = (more: Partial<MessageSummary> = {}): MessageSummary => ({
  ...facts,
  excerpt: 'When is training?',
  replies: 0,
  ...more,
})
const message = (more: Partial<OfficeMessage> = {}): OfficeMessage => ({
  ...facts,
  sender_phone: '353861234567',
  content: 'When is\ntraining?',
  done_by: null,
  replies: [],
  mails: [],
  revision: 3,
  colleagues: [ORLA],
  next_unread: NEXT,
  ...more,
})
const office = () => ({ ...aSite(), site: 'backoffice' as const, account: null })

async function list(items: MessageSummary[] | null, path = '/messages', total = items?.length ?? 0) {
  const page = aClubPage({
    listMessages: () => {
      if (items === null) throw refusal(500)
      const counts = { all: total, unread: 1, open: total, mine: 0, waiting: total, done: 0 }
      if (total === 0) counts.unread = 0
      return { current_page: 1, from: 1, per_page: 10, to: 1, total: items.length, items, counts }
    },
  })
  return { shown: showOnSite(<MessagesPage />, office(), path, await loadMessages(asking(page, path))), page }
}

test('what is unread stands bold, and says so to whoever hears it', async () => {
  const read = { message_id: NEXT, sender: 'Colm Tarran', read_at: '2026-11-15T10:00:00.000Z' }
  const { shown } = await list([summary(), summary({ ...read, assigned_to: ORLA })])
  const rows = [...shown.querySelectorAll('tbody tr')]
  expect(rows[0]?.querySelector('strong')?.textContent).toContain('Síle Ní Fhearra (Unread)')
  expect(rows[1]?.querySelector('strong')).toBeNull()
  expect(rows[1]?.textContent).toContain('Orla Fennick')
  expect(linkIn(shown, 'Colm Tarran')?.getAttribute('href')).toBe(`/messages/${NEXT}`)
})

test('TABLE-11 the bare address asks for what is open, a tab and a filter for theirs', async () => {
  const asked = async (path: string) =>
    (await list([], path)).page.calls.find((call) => call.startsWith('listMessages'))
  expect(await asked('/messages')).toContain('"state":"open"')
  expect(await asked('/messages?show=mine&filter=boots')).toMatch(/"state":"mine".*"filter":"boots"/)
  expect(await asked('/messages?assigned_to=nobody')).toContain('"assigned_to":"nobody"')
  expect(await asked('/messages?assigned_to=everybody')).not.toContain('everybody')
})

test.each([
  { items: [], total: 0, words: 'No messages yet.' },
  { items: [], total: 3, words: 'All done. Nothing waits for you.' },
  { items: null, total: 0, words: 'We couldn’t load the list' },
])('$words', async ({ items, total, words }) => {
  expect((await list(items, '/messages', total)).shown.textContent).toContain(words)
})

test('from the list a message is done, on what it is now', async () => {
  const page = aClubPage({ getMessage: () => message(), changeMessage: () => message() })
  const reply = await messagesAction(posting(page, '/messages', { intent: 'done', on: ID }))
  expect(locationOf(reply)).toBe(`/messages?done=done&on=${ID}`)
  expect(page.bodies.at(-1)).toEqual({ revision: 3, done: true })
})

async function thread(more: Partial<OfficeMessage> = {}, search = '') {
  const page = aClubPage({ getMessage: () => message(more) })
  const path = `/messages/${ID}${search}`
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return { shown: showOnSite(<MessagePage />, office(), path, data), page }
}

test('a thread: what was asked, who answered and when, who can have it, and the next unread', async () => {
  const reply = { reply_id: NEXT, content: 'On Monday', sent_by: null, sent_at: '2026-11-14T14:02:00.000Z' }
  const { shown, page } = await thread({ replies: [reply] }, `?sent=${NEXT}`)
  expect(shown.querySelector('h1')?.textContent).toBe('Message from Síle Ní Fhearra')
  expect(shown.textContent).toContain('Someone who has left answered on')
  expect(shown.querySelector('[role=status]')?.textContent).toContain('on its way to sile@home.example')
  expect([...shown.querySelectorAll('option')].map((each) => each.textContent)).toEqual([
    'Unassigned',
    'Orla Fennick',
  ])
  expect(linkIn(shown, 'Next unread')?.getAttribute('href')).toBe(`/messages/${NEXT}`)
  expect(shown.querySelector<HTMLInputElement>('[name=seen_replies]')?.value).toBe('1')
  // Opening it changes nothing by itself.
  expect(page.calls.filter((call) => call.startsWith('readMessage'))).toEqual([])
})

const mail = (more: Partial<OfficeMessage['mails'][number]> = {}): OfficeMessage['mails'][number] => ({
  mail_id: NEXT,
  content: 'Grand, thanks!',
  quoted: null,
  from_address: null,
  attachments: [],
  is_automatic: false,
  received_at: '2026-11-14T15:00:00.000Z',
  ...more,
})

test('what they wrote back stands where it came, with what it quotes folded away', async () => {
  const at = (hour: number) => `2026-11-14T${hour}:00:00.000Z`
  const reply = (id: string, hour: number) => ({
    reply_id: id,
    content: `Ours at ${hour}`,
    sent_by: 'Orla',
    sent_at: at(hour),
  })
  const { shown } = await thread({
    replies: [reply(NEXT, 14), reply(ID, 16)],
    mails: [
      mail({ quoted: '> On Monday', from_address: 'sile@work.example', attachments: ['a.pdf', 'b.pdf'] }),
      mail({ mail_id: ID, content: '', is_automatic: true, received_at: at(17) }),
    ],
  })
  const [, first, theirs, second, away] = [...shown.querySelectorAll('ol > li')]
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining('Ours at 14'),
    expect.stringContaining('Ours at 16'),
  ])
  for (const words of [
    'wrote back on',
    'Grand, thanks!',
    'From another address: sile@work.example',
    '2 files',
  ])
    expect(theirs?.textContent).toContain(words)
  const folded = theirs?.querySelector('details')
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, 'Show quoted text'])
  expect(folded?.textContent).toContain('> On Monday')
  for (const words of ['Automatic reply from', 'No text in this mail.'])
    expect(away?.textContent).toContain(words)
  expect(away?.querySelector('details')).toBeNull()
})

test.each([
  { fields: { intent: 'assign', who: ORLA.user_id }, body: { revision: 3, assigned_to: ORLA.user_id } },
  { fields: { intent: 'assign', who: '' }, body: { revision: 3, assigned_to: null } },
  { fields: { intent: 'done' }, body: { revision: 3, done: true } },
  { fields: { intent: 'reopen' }, body: { revision: 3, done: false } },
])('$fields leads to one call, without a script too', async ({ fields, body }) => {
  const page = aClubPage({ changeMessage: () => message() })
  const posted = posting(page, `/messages/${ID}`, { revision: '3', ...(fields as Record<string, string>) })
  expect(locationOf(await messageAction({ ...posted, params: { id: ID } }))).toBe(`/messages/${ID}`)
  expect(page.bodies.at(-1)).toEqual(body)
})

const typed = { intent: 'answer', reply_id: NEXT, seen_replies: '1', content: 'On Monday' }

test('an answer goes with the id it was given and how many answers were seen', async () => {
  const page = aClubPage({ answerMessage: () => message() })
  const post = (fields: Record<string, string>) =>
    messageAction({ ...posting(page, `/messages/${ID}`, fields), params: { id: ID } })
  expect(dataOf(await post({ ...typed, content: ' \r\n' })).errors).toEqual({
    content: 'Write your answer first',
  })
  expect(page.bodies).toEqual([])
  expect(locationOf(await post({ ...typed, done: 'on' }))).toBe(`/messages/${ID}?sent=${NEXT}`)
  expect(page.bodies).toEqual([{ reply_id: NEXT, content: 'On Monday', seen_replies: 1, done: true }])
})

test('refused, what was typed stays and what the server said stands above it', async () => {
  const page = aClubPage({
    answerMessage: () => {
      throw refusal(409)
    },
  })
  const posted = posting(page, `/messages/${ID}`, typed)
  const answer = dataOf(await messageAction({ ...posted, params: { id: ID } }))
  expect(answer).toMatchObject({ formError: 'Said by the server', values: { content: 'On Monday' } })
})
