// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking, posting } from '#lib/testing/posted.ts'
import Page, * as continueAs from './continue-as.page.tsx'

const KWAME = { userId: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b02', firstName: 'Kwame' }
const PATH = '/authentication/continue-as'
const to = (path: string) => `to=${encodeURIComponent(path)}`

test('opening the question signs nobody in', async () => {
  const page = aPage({}, { appLinkOf: KWAME })
  expect(await continueAs.loader(asking(page, `${PATH}?token=x`))).toEqual({ firstName: 'Kwame' })
  expect(page.sessions).toEqual([])
})

describe('SHELL-41 SHELL-42 SHELL-43 OPEN-044 after continuing the product leads', () => {
  test.each([
    { query: 'product=Membership', goes: '/products/membership' },
    { query: 'product=Shop', goes: '/products/shop' },
    {
      query: 'product=Lotto&lotto=lotto/rovers-lotto',
      goes: '/products/lotto/rovers-lotto?token=x&lotto=lotto%2Frovers-lotto',
    },
    { query: 'product=Lotto&lotto=https://evil.example', goes: '/news' },
    { query: `product=Nothing`, goes: '/news' },
  ])('$query goes to $goes', async ({ query, goes }) => {
    const page = aPage({}, { appLinkOf: KWAME })
    const answer = await continueAs.action(
      posting(page, `${PATH}?token=x&${query}&${to('/news')}`, { answer: 'continue' }),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, goes])
    expect(page.sessions).toEqual(['accepted'])
  })

  test('and to the page that was asked for while its room is closed', async () => {
    const page = { ...aPage({}, { appLinkOf: KWAME }), rooms: new Set<never>() }
    const answer = await continueAs.action(
      posting(page, `${PATH}?token=x&product=Shop&${to('/news?token=x')}`, { answer: 'continue' }),
    )
    expect(answer.headers.get('location')).toBe('/news?token=x')
  })
})

test.each(['decline', ''])('"%s" signs nobody in, and the code leaves the address', async (answer) => {
  const page = aPage({}, { appLinkOf: KWAME })
  const reply = await continueAs.action(
    posting(page, `${PATH}?token=x&${to('/news?token=x&product=Shop')}`, { answer }),
  )
  expect(reply.headers.get('location')).toBe('/news?product=Shop')
  expect(page.sessions).toEqual(['declined'])
})

test('nobody is sent to another site', async () => {
  for (const evil of ['https://evil.example/', '//evil.example', '/authentication/sign-out']) {
    const page = aPage({}, { appLinkOf: KWAME })
    const reply = await continueAs.action(
      posting(page, `${PATH}?token=x&${to(evil)}`, { answer: 'continue' }),
    )
    expect(reply.headers.get('location')).toBe('/')
  }
})

test('a yes that comes too late leads back, where it is said', async () => {
  const page = aPage({})
  const reply = await continueAs.action(posting(page, `${PATH}?token=x`, { answer: 'continue' }))
  expect(reply.headers.get('location')).toBe(`${PATH}?token=x`)
})

describe('the page', () => {
  const shown = (firstName: string | null, user = false) =>
    showOnSite(<Page />, { ...aSite(), user: user ? aUser() : null }, `${PATH}?token=secret-code`, {
      firstName,
    })

  test('asks by name, with a form that needs no script and does not repeat the code', () => {
    const page = shown('Kwame')
    expect(page.querySelector('h1')?.textContent).toBe('Continue as Kwame?')
    const form = page.querySelector('form')
    expect([form?.getAttribute('method'), form?.hasAttribute('action')]).toEqual(['post', false])
    expect([...page.querySelectorAll('button')].map(({ value }) => value)).toEqual(['continue', 'decline'])
    expect(page.innerHTML).not.toContain('secret-code')
  })

  test('says who would be signed out', () => {
    expect(shown('Kwame', true).textContent).toContain('You’re signed in here as Bríd.')
  })

  test('of a link that is worth nothing has no form', () => {
    const page = shown(null)
    expect(page.querySelector('h1')?.textContent).toBe('This link has expired')
    expect([page.querySelector('form'), page.querySelectorAll('a').length]).toEqual([null, 2])
    expect(shown(null, true).textContent).toContain('you’re signed in here as Bríd')
  })
})
