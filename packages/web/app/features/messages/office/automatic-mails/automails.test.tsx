// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { AUTOMATIC_KINDS, type AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { AUTOMATIC_MAILS } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import MailPage, { action as save, loader as loadOne } from './mail/mail.page.tsx'
import { loader as loadLetter } from './mail/letter.page.ts'
import type { MailAnswer } from './mail/save-mail.ts'
import MailsPage, { action as turn, loader as loadAll } from './mails.page.tsx'

const mail = (kind: AutomaticKind, more: Partial<AutomaticMail> = {}): AutomaticMail => ({
  kind,
  is_on: false,
  may_be_off: true,
  opening: null,
  last_sent_at: null,
  sent_lately: 0,
  changed_by: null,
  changed_at: null,
  version: 'v1',
  ...more,
})
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const office = { ...aSite(), site: 'backoffice' as const, account: null }
const desk = (answers: Answers = {}) =>
  aPage(
    {
      getStore: () => anAccount(),
      listAutomaticMails: () => ({
        items: AUTOMATIC_KINDS.map((kind) =>
          mail(kind, {
            ...(kind === 'arrears' && { is_on: true, may_be_off: false }),
            ...(kind === 'birthday-18' && { last_sent_at: '2026-11-10T09:00:00Z', sent_lately: 2 }),
          }),
        ),
      }),
      getAutomaticMail: () => mail('welcome', { opening: 'Fáilte, {{members}}!' }),
      previewAutomaticMail: () => ({ subject: 'Welcome', html: '<!doctype html><p>Fáilte', text: 'Fáilte' }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const at = <T extends { params: object }>(args: T, kind = 'welcome'): T => ({ ...args, params: { kind } })
const PATH = '/mail/automatic'

test('all eight stand there with when they go, how they went, and a switch but where there is none', async () => {
  const shown = showOnSite(<MailsPage />, office, PATH, await loadAll(asking(desk(), PATH)))
  expect(shown.querySelectorAll('li')).toHaveLength(8)
  for (const { name, when } of Object.values(AUTOMATIC_MAILS)) {
    expect(linkIn(shown, name)).toBeDefined()
    expect(shown.textContent).toContain(when)
  }
  expect(shown.textContent).toContain('2 in 30 days')
  expect(shown.querySelectorAll('form')).toHaveLength(7)
  expect(shown.textContent).toContain('Always on')
})

test('a switch is turned at once, and what is refused is said', async () => {
  const bodies: object[] = []
  const kept = { changeAutomaticMail: ({ body }: { body: object }) => (bodies.push(body), mail('welcome')) }
  const pressed = (answers: Answers, fields: Record<string, string>) =>
    turn(posting(desk(answers), PATH, fields))
  expect(locationOf(await pressed(kept, { kind: 'welcome', is_on: 'true' }))).toBe(`${PATH}?switched=welcome`)
  expect(bodies).toEqual([{ is_on: true }])
  expect(locationOf(await pressed(kept, { kind: 'nonsense' }))).toBe(PATH)
  const refused = {
    changeAutomaticMail: () => {
      throw refusal(409)
    },
  }
  expect(dataOf(await pressed(refused, { kind: 'arrears', is_on: 'false' })).formError).toBeTruthy()
})

const onePage = async (answers: Answers = {}) => {
  const path = `${PATH}/welcome`
  return showOnSite(<MailPage />, office, path, await loadOne(at(asking(desk(answers), path))))
}

test('one mail shows its words, what can be filled in, and itself in a frame in which nothing runs', async () => {
  const shown = await onePage()
  expect(shown.querySelector('textarea')?.value).toBe('Fáilte, {{members}}!')
  const buttons = [...shown.querySelectorAll('button')].map((each) => each.textContent)
  expect(buttons).toEqual(expect.arrayContaining(['Club', 'Members’ names', 'Plans', 'Test mail to me']))
  expect(buttons).not.toContain('Jackpot')
  const frame = shown.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(`${PATH}/welcome/letter`)
  expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/)
  const show = shown.querySelector('button[formtarget]')
  expect([show?.getAttribute('formtarget'), show?.getAttribute('formaction')]).toEqual([
    frame?.getAttribute('name'),
    `${PATH}/welcome/letter`,
  ])
})

test('without words of its own it begins with ours', async () => {
  const shown = await onePage({ getAutomaticMail: () => mail('welcome') })
  expect(shown.querySelector('textarea')?.value).toBe(AUTOMATIC_MAILS.welcome.opening)
})

const post = (answers: Answers, fields: Record<string, string>, kind = 'welcome') =>
  save(at(posting(desk(answers), `${PATH}/${kind}`, { version: 'v1', opening: 'Hi', ...fields }), kind))

test('words are saved on top of what was opened; nothing is our words again', async () => {
  const bodies: object[] = []
  const kept = { changeAutomaticMail: ({ body }: { body: object }) => (bodies.push(body), mail('welcome')) }
  expect(locationOf(await post(kept, {}))).toMatch(new RegExp(`^${PATH}/welcome\\?saved=`))
  await post(kept, { opening: '  ' })
  expect(bodies).toEqual([
    { opening: 'Hi', version: 'v1' },
    { opening: null, version: 'v1' },
  ])
})

test('what is wrong is said at its field, and what was typed comes back', async () => {
  const unknown = dataOf(await post({}, { opening: '{{jackpot}}' }))
  expect(unknown.errors['opening']).toContain('doesn’t know {{jackpot}}')
  expect(unknown.values['opening']).toBe('{{jackpot}}')
  const long = dataOf(await post({}, { opening: 'x'.repeat(1201) }))
  expect(long.errors['opening']).toBe('Keep it to 1200 characters')
})

test('two versions stand side by side, and the next save is made on the newest', async () => {
  const answer = dataOf(
    await post(
      {
        changeAutomaticMail: () => {
          throw refusal(409)
        },
        getAutomaticMail: () => mail('welcome', { opening: 'Theirs', version: 'v2' }),
      },
      {},
    ),
  ) as MailAnswer
  expect(answer).toMatchObject({ version: 'v2', values: { opening: 'Hi' }, theirs: { opening: 'Theirs' } })
})

test('a test goes in the words that stand in the field, and they stay there', async () => {
  const bodies: object[] = []
  const sent = {
    testAutomaticMail: ({ body }: { body: object }) => (bodies.push(body), { sent_to: 'a@b.example' }),
  }
  const answer = dataOf(await post(sent, { intent: 'test' })) as MailAnswer
  expect(answer).toMatchObject({ tested: 'a@b.example', isDone: true, values: { opening: 'Hi' } })
  expect(bodies).toEqual([{ opening: 'Hi' }])
})

test('the frame holds the mail itself, shut in, with what is being written; or why it cannot', async () => {
  const bodies: object[] = []
  const shown = {
    previewAutomaticMail: ({ body }: { body: object }) => (
      bodies.push(body),
      { subject: '', html: '<p>x', text: '' }
    ),
  }
  const letter = (query: string) => loadLetter(at(asking(desk(shown), `${PATH}/welcome/letter${query}`)))
  for (const query of ['', '?opening=Dia+daoibh', '?opening=']) {
    const answer = await letter(query)
    expect(answer.headers.get('content-security-policy')).toBe(MAIL_POLICY)
    expect(await answer.text()).toBe('<p>x')
  }
  expect(bodies).toEqual([{}, { opening: 'Dia daoibh' }, { opening: null }])
  const wrong = await letter('?opening={{nobody}}')
  expect(wrong.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await wrong.text()).toContain('We don’t know {{nobody}}')
})
