import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage, aUser, type Answers } from '#lib/testing/page-stub.ts'
import { action } from './upload.page.ts'

const CLUB = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const UPLOADED = { file_path: '/media/rugby/1/pitch.jpg', image_id: 'i1', width: 10, height: 10 }

async function sent(answers: Answers, fields: Record<string, string | File>, isSignedIn = true) {
  const user = isSignedIn ? aUser({ accounts: [CLUB] }) : null
  const page = aPage(answers, { host: { type: 'backoffice' }, ...(user && { user }) })
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('https://backoffice.example/images/upload', { method: 'POST', body })
  const reply = await action({ request, context, params: {} } as never)
  return { status: reply.status, body: await reply.json(), page }
}
const image = new File([new Uint8Array([1, 2, 3])], 'pitch.jpg')

test('API-87 the picture goes to the club that is worked on, with what it is for', async () => {
  const { status, body, page } = await sent({ uploadImage: () => UPLOADED }, { image, type: 'media' })
  expect([status, body]).toEqual([200, UPLOADED])
  expect(page.calls[0]).toContain('"x-account-id":"id-of-rugby"')
  expect(page.bodies).toEqual([{ image: new Uint8Array([1, 2, 3]), filename: 'pitch.jpg', type: 'media' }])
})

test('what is refused is said; without a file or a sign-in nothing is asked', async () => {
  const uploadImage = () => {
    throw new Refusal(422, 'wrong_type', 'Choose a PNG, GIF, JPEG or WebP picture.')
  }
  expect(await sent({ uploadImage }, { image })).toMatchObject({
    status: 422,
    body: { message: 'Choose a PNG, GIF, JPEG or WebP picture.' },
  })
  expect((await sent({ uploadImage }, { image: 'text' })).body).toEqual({ message: 'Choose a picture' })
  const out = await sent({ uploadImage }, { image }, false)
  expect([out.status, out.page.calls]).toEqual([401, []])
})
