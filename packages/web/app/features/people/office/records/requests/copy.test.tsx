// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { refusal } from '#lib/testing/page-stub.ts'
import { asking, locationOf, posting } from '#lib/testing/posted.ts'
import { action } from './copy-file.page.ts'
import CopyPage, { loader } from './copy.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const person = { member_id: ID, first_name: 'Fiadh', last_name: 'Hallaran', contact: null }
const security = () => ({ email: 'orla@dunvarra.example', has_password: true, passkeys: [] })

async function show(more: object = {}, search = '') {
  const page = aClubPage({
    getOfficeMember: () => ({ ...person, may_open_guarded: true, ...more }),
    getSecurity: security,
  })
  const path = `/members/${ID}/copy${search}`
  const data = await loader({ ...asking(page, path), params: { id: ID } })
  return showOnSite(<CopyPage />, { ...aSite(), site: 'backoffice' as const, account: null }, path, data)
}

test('what is in it is said before, and of a child that the guardian’s own is not', async () => {
  const child = await show()
  expect(child.textContent).toContain('A copy of Fiadh Hallaran’s data')
  expect(child.textContent).toContain('only the line for Fiadh')
  expect(child.textContent).not.toContain('if the account is their own')
  const form = child.querySelector('form')
  expect(form?.getAttribute('action')).toBe(`/members/${ID}/copy/file`)
  const adult = await show({ contact: { name: '', email: null, mobile: null, has_account: true } })
  expect(adult.textContent).toContain('Orders, payments, messages')
})

test('who may not read medical answers is told whom to ask, and gets no form', async () => {
  const shown = await show({ may_open_guarded: false })
  expect(shown.textContent).toContain('Ask an admin, the owner or the registrar')
  expect(shown.querySelector('input[name=current_password]')).toBeNull()
})

test.each([
  ['note', 'Say who asked for it, and how.'],
  ['password', 'That’s not your current password.'],
  ['often', 'a lot of copies for one day'],
  ['failed', 'Please try again.'],
])('a try that failed by %s says so', async (wrong, words) => {
  expect((await show({}, `?wrong=${wrong}`)).textContent).toContain(words)
})

const take = (answer: () => unknown) => {
  const page = aClubPage({ copyPersonData: answer })
  const fields = { note: 'Her mother, by email', current_password: 'Harbour7Lamp' }
  return action({ ...posting(page, `/members/${ID}/copy/file`, fields), params: { id: ID } }).then(
    (given) => ({
      given,
      body: page.bodies.at(-1),
    }),
  )
}

test('the file comes with its name, and is kept nowhere', async () => {
  const { given, body } = await take(() => ({ filename: 'data-fiadh.zip', bytes: new Uint8Array([80, 75]) }))
  expect(body).toEqual({ note: 'Her mother, by email', current_password: 'Harbour7Lamp' })
  expect(given.headers.get('content-disposition')).toBe('attachment; filename="data-fiadh.zip"')
  expect(given.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  [422, { note: 'Say who' }, 'note'],
  [422, { current_password: 'Wrong' }, 'password'],
  [429, {}, 'often'],
  [403, {}, 'failed'],
])(
  'a refusal %i %j leads back with what is wrong, and nothing typed is in the address',
  async (status, errors, wrong) => {
    const { given } = await take(() => {
      throw refusal(status, errors)
    })
    expect(locationOf(given)).toBe(`/members/${ID}/copy?wrong=${wrong}`)
  },
)
