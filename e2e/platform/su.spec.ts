import { expect, test } from '../support/world.ts'
import { ask } from '../support/ask.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

const DOORS = [
  { host: 'dunvarra', url: clubUrl('dunvarra', '/su'), signedOut: '/' },
  { host: 'backoffice', url: siteUrl('backoffice', '/su'), signedOut: '/' },
  { host: 'su', url: siteUrl('su', '/su'), signedOut: '/' },
  { host: 'myaccount', url: siteUrl('myaccount', '/su'), signedOut: '/error' },
  { host: 'xgb', url: siteUrl('xgb', '/su'), signedOut: '/error' },
]

test('HOSTS-12 HOSTS-13 /su leads home or to the error page, by host, and home with a session', async ({
  request,
}) => {
  for (const { host, url, signedOut } of DOORS) {
    const stranger = await ask(request, url)
    expect(stranger.status(), host).toBe(302)
    expect(stranger.headers()['location'], host).toBe(signedOut)

    const known = await ask(request, url, { headers: { cookie: 'session=somebody' } })
    expect(known.status(), host).toBe(302)
    expect(known.headers()['location'], host).toBe('/')
    expect(known.headers()['cache-control'], host).toContain('no-store')
  }
})
