import { expect, test } from 'vitest'
import { aPage } from '#lib/testing/page-stub.ts'
import { posting } from '#lib/testing/posted.ts'
import { action } from './appearance.page.ts'

const choose = async (fields: Record<string, string>) => {
  const answer = await action(posting(aPage({}, { host: { type: 'backoffice' } }), '/appearance', fields))
  return [answer.headers.get('location'), answer.headers.get('set-cookie')]
}

test('what was chosen is remembered for a year, and the page is the one that was left', async () => {
  const [to, cookie] = await choose({ appearance: 'dark', from: '/news?page=2' })
  expect(to).toBe('/news?page=2')
  expect(cookie).toMatch(/^office_appearance=dark; Path=\/; .*Max-Age=31536000$/)
})

test('nothing else is remembered, and nobody is led off the site', async () => {
  expect(await choose({ appearance: 'pink', from: '//elsewhere.example' })).toEqual(['/', null])
})
