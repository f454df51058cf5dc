import { expect, test } from 'vitest'
import { openTestApp } from './testing/test-app.ts'
test('x', async () => {
  const t0 = performance.now()
  const app = await openTestApp()
  console.log('open', performance.now() - t0)
  const get = async (url: string) => { const r = await app.server.inject(url); return r.statusCode + ' ' + JSON.stringify(r.headers) + r.body.slice(0, 300) }
  console.log(await get('/api/v2/store/dunvarra'))
  console.log(await get('/api/v2/store/dunvarra/articles?per_page=2'))
  console.log(await get('/api/v2/store/dunvarra/articles/%00'))
  console.log(await get('/api/v2/store/dunvarra/articles/%E0%A4%A'))
  console.log(await get('/nothing?token=1'))
  console.log(await get('/api'))
  console.log(await get('/api/v2/store/' + 'a'.repeat(400)))
  await app.close()
  console.log('all', performance.now() - t0)
})
