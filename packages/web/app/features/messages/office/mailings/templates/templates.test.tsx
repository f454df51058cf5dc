// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { EmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as showLetter, loader as loadLetter } from './letter.page.ts'
import TemplatePage, { action as save, loader as loadOne } from './template.page.tsx'
import TemplatesPage, { loader as loadAll } from './templates.page.tsx'

const PATH = '/mail/templates'
const OWN = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const OURS = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const template = (more: Partial<EmailTemplate> = {}): EmailTemplate => ({
  template_id: OWN,
  name: 'Minibus',
  from: 'club',
  subject: 'Minibus for {{child_names}}',
  content: '<p>Hello {{first_name}}</p>',
  ...more,
})
const ours = template({ template_id: OURS, name: 'Club notice', from: 'platform' })
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const office = { ...aSite(), site: 'backoffice' as const, account: null }
const desk = (answers: Answers = {}) =>
  aPage(
    {
      getStore: () => anAccount(),
      listEmailTemplates: () => ({ items: [ours, template()] }),
      getEmailTemplate: ({ params }) => (params['template_id'] === OURS ? ours : template()),
      getRephraseOffer: () => ({ service: 'none' }),
      previewEmailTemplate: () => ({ subject: '', html: '<p>x', text: '' }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const at = <T extends { params: object }>(args: T, id?: string): T => ({ ...args, params: id ? { id } : {} })
const one = async (id: string | undefined, query = '') => {
  const path = `${PATH}/${id ?? 'new'}${query}`
  return showOnSite(<TemplatePage />, office, path, await loadOne(at(asking(desk(), path), id)))
}

test('DIST-06 the club’s own stand first, ours below; without any it says how to begin', async () => {
  const list = async (answers: Answers = {}, path = PATH) =>
    showOnSite(<TemplatesPage />, office, path, await loadAll(asking(desk(answers), path)))
  const shown = await list()
  expect([...shown.querySelectorAll('li a')].map((each) => each.textContent)).toEqual([
    'Minibus',
    'Club notice',
  ])
  expect(linkIn(shown, 'Minibus')?.getAttribute('href')).toBe(`${PATH}/${OWN}`)
  expect(shown.querySelector('li')?.textContent).not.toContain('{{')
  const empty = await list({ listEmailTemplates: () => ({ items: [ours] }) }, `${PATH}?deleted`)
  expect(empty.textContent).toContain('No templates yet')
  expect(empty.querySelector('[role=status]')?.textContent).toContain('is deleted')
})

test('one of ours cannot be changed, only copied; a copy says that it is one', async () => {
  const shown = await one(OURS)
  expect([shown.querySelector('form'), linkIn(shown, 'Delete')]).toEqual([null, null])
  expect(linkIn(shown, 'Make a copy')?.getAttribute('href')).toBe(`${PATH}/new?from=${OURS}`)
  const copy = await one(undefined, `?from=${OURS}`)
  expect(copy.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Club notice (copy)')
  expect(copy.querySelector<HTMLTextAreaElement>('[name=content]')?.value).toBe(ours.content)
  expect(copy.querySelector('h1')?.textContent).toBe('New template')
})

test('one’s own is a form, beside itself in a frame in which nothing runs', async () => {
  const shown = await one(OWN)
  const frame = shown.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(`${PATH}/letter?of=${OWN}`)
  expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/)
  const show = shown.querySelector('button[formtarget]')
  expect([show?.getAttribute('formtarget'), show?.getAttribute('formmethod')]).toEqual([
    frame?.getAttribute('name'),
    'post',
  ])
  const asked = await one(OWN, '?delete')
  expect(asked.querySelector('[role=alert]')?.textContent).toContain('Delete “Minibus”?')
})

const TYPED = { name: ' Minibus ', subject: 'Bus', content: '<p>Hi</p>' }
const post = (answers: Answers, fields: Record<string, string>, id?: string) =>
  save(at(posting(desk(answers), `${PATH}/${id ?? 'new'}`, fields), id))

test('made, changed and deleted, each by one call', async () => {
  const calls: [string, object][] = []
  const heard = (name: string) => (input: object) => (calls.push([name, input]), template())
  const answers = {
    createEmailTemplate: heard('create'),
    updateEmailTemplate: heard('update'),
    deleteEmailTemplate: heard('delete'),
  }
  expect(locationOf(await post(answers, TYPED))).toMatch(new RegExp(`^${PATH}/${OWN}\\?saved=`))
  await post(answers, TYPED, OWN)
  expect(locationOf(await post(answers, { intent: 'delete' }, OWN))).toBe(`${PATH}?deleted`)
  const body = { ...TYPED, name: 'Minibus' }
  expect(calls).toMatchObject([
    ['create', { body }],
    ['update', { params: { template_id: OWN }, body }],
    ['delete', { params: { template_id: OWN } }],
  ])
})

test('what is wrong is said at its field, what is refused above the form, and what was typed stays', async () => {
  const wrong = dataOf(await post({}, { ...TYPED, name: ' ', subject: '{{nobody}}' }))
  expect(wrong.errors).toMatchObject({ name: 'Give the template a name', subject: expect.any(String) })
  expect(wrong.values).toMatchObject({ subject: '{{nobody}}' })
  const refused = {
    updateEmailTemplate: () => {
      throw refusal(409)
    },
  }
  const answer = dataOf(await post(refused, TYPED, OURS))
  expect([answer.formError, answer.values['content']]).toEqual(['Said by the server', '<p>Hi</p>'])
})

test('the frame holds what is kept, or what is being written, shut in; or why it cannot', async () => {
  const bodies: object[] = []
  const shown = desk({
    previewEmailTemplate: ({ body }: { body: object }) => (bodies.push(body), { html: '<p>x' }),
  })
  const answers = [
    await loadLetter(asking(shown, `${PATH}/letter?of=${OWN}`)),
    await loadLetter(asking(shown, `${PATH}/letter?of=`)),
    await showLetter(posting(shown, `${PATH}/letter`, TYPED)),
  ]
  for (const answer of answers) {
    expect(answer.headers.get('content-security-policy')).toBe(MAIL_POLICY)
    expect(await answer.text()).toBe('<p>x')
  }
  expect(bodies).toEqual([
    { subject: template().subject, content: template().content },
    { subject: '', content: '' },
    { subject: 'Bus', content: '<p>Hi</p>' },
  ])
  const refused = desk({
    previewEmailTemplate: () => {
      throw refusal(422)
    },
  })
  const said = await showLetter(posting(refused, `${PATH}/letter`, TYPED))
  expect(said.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await said.text()).not.toBe('')
})
