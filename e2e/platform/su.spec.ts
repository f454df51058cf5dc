import { expect, test } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const DOORS = [
  { host: 'dunvarra', url: clubUrl('dunvarra', '/su'), signedOut: '/' },
  { host: 'backoffice', url: siteUrl('backoffice', '/su'), signedOut: '/' },
  { host: 'su', url: siteUrl('su', '/su'), signedOut: '/' },
  { host: 'myaccount', url: siteUrl('myaccount', '/su'), signedOut: '/error' },
  { host: 'xgb', url: siteUrl('xgb', '/su'), signedOut: '/error' },
]

for (const { host, url, signedOut } of DOORS) {
  test(
    `HOSTS-12 HOSTS-13 /su of ${host} leads to ${signedOut}, and home with a session`,
    { tag: '@desktop' },
    async ({ request }) => {
      const stranger = await ask(request, url)
      expect(stranger.status()).toBe(302)
      expect(stranger.headers()['location']).toBe(signedOut)

      const known = await ask(request, url, { headers: { cookie: 'session=somebody' } })
      expect(known.status()).toBe(302)
      expect(known.headers()['location']).toBe('/')
      expect(known.headers()['cache-control']).toContain('no-store')
    },
  )
}
