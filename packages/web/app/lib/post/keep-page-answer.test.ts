import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { keepPageOfLostPosts } from './keep-page.ts'

test('the router reads what it is given in place of an answer as an action that said nothing, and revalidates nothing', async () => {
  const window = {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    document: new EventTarget(),
  } as unknown as Window & typeof globalThis
  const state = {
    location: { pathname: '/', search: '', hash: '' },
    navigation: {},
    fetchers: new Map([['one', { formAction: '/cards' }]]),
  }
  keepPageOfLostPosts(window, () => ({ state, navigate: () => undefined }))
  const { body, status } = await window.fetch(new URL('https://club.example/cards.data'), { method: 'POST' })
  if (!body) throw new Error('There is a body')
  expect([status, (await decode(body, globalThis as unknown as Window)).value]).toEqual([
    503,
    { data: undefined },
  ])
})
