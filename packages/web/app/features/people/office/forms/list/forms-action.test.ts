import { expect, test } from 'vitest'
import { aPage, refusal } from '#lib/testing/page-stub.ts'
import { dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { formsAction } from './forms-action.ts'
import { aClubPage, aSavedForm, FORM_ID } from '../testing/a-form.ts'

const form_id = FORM_ID
const COPY_ID = FORM_ID.replace('5d', '6e')

test.each([
  {
    intent: 'copy',
    leads: `/forms?done=copy&on=${COPY_ID}&of=${form_id}&notice=form-copied`,
    body: { kind: 'adult', name: 'Copy of Adult registration', copy_of: form_id },
  },
  {
    intent: 'away',
    leads: `/forms?done=away&on=${form_id}`,
    body: { base_version: 3, archived: true },
  },
  {
    intent: 'back',
    leads: `/forms?done=back&on=${form_id}&notice=form-brought-back`,
    body: { base_version: 3, archived: false },
  },
  { intent: 'delete', leads: `/forms?done=delete&on=${form_id}&notice=form-deleted`, body: {} },
])('$intent is done for the club worked on, and said', async ({ intent, leads, body }) => {
  const page = aClubPage({
    getForm: () => aSavedForm(),
    createForm: () => aSavedForm({ form_id: COPY_ID }),
    saveForm: () => aSavedForm(),
    deleteForm: () => ({ deleted: true }),
  })
  expect(locationOf(await formsAction(posting(page, '/forms', { intent, on: form_id })))).toBe(leads)
  expect(page.calls.at(-1)).toContain('"x-account-id":"id-of-rugby"')
  expect(page.bodies.at(-1)).toEqual(body)
})

test.each([
  { intent: 'away', kept: 'filter=camp&per_page=25' },
  // Looked for among those in use.
  { intent: 'back', kept: 'filter=camp' },
])('$intent leaves the list as it was searched', async ({ intent, kept }) => {
  const page = aClubPage({ getForm: () => aSavedForm(), saveForm: () => aSavedForm() })
  const path = `/forms?${kept}${intent === 'back' ? '&show=away' : ''}&done=copy&on=x&notice=form-copied`
  const leads = locationOf(await formsAction(posting(page, path, { intent, on: form_id })))
  expect(leads?.startsWith(`/forms?${kept}&done=${intent}&on=${form_id}`)).toBe(true)
})

test('what is refused is said on the list', async () => {
  const page = aClubPage({
    deleteForm: () => {
      throw refusal(409)
    },
  })
  const answer = dataOf(await formsAction(posting(page, '/forms', { intent: 'delete', on: form_id })))
  expect(answer.formError).toBe('Said by the server')
})

test('who is signed out signs in first; who runs no club is refused', async () => {
  const stranger = aPage({}, { host: { type: 'backoffice' } })
  await expect(formsAction(posting(stranger, '/forms', { intent: 'delete', on: form_id }))).rejects.toSatisfy(
    (thrown) => locationOf(thrown)?.startsWith('/authentication/') === true,
  )
  const { user: _user, ...page } = aClubPage({})
  const member = { ...page, user: async () => ({ ...(await aClubPage({}).user()), accounts: [] }) as never }
  await expect(
    formsAction(posting(member, '/forms', { intent: 'delete', on: form_id })),
  ).rejects.toMatchObject({
    status: 403,
  })
})
