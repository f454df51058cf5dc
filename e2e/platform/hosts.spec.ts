import { expect, test } from '../support/world.ts'
import { ask } from '../support/ask.ts'
import { baseDomain, clubUrl, siteUrl } from '../support/sites.ts'

test.describe('Hosts', { tag: '@desktop' }, () => {
  test('HOSTS-01 HOSTS-02 each subdomain is a site of its own', async ({ request }) => {
    for (const [url, title] of [
      [clubUrl('dunvarra'), 'Dunvarra Rovers FC'],
      [clubUrl('inishvarn'), 'Inishvarn Hockey Club'],
      [siteUrl('backoffice'), 'Back office | Clubhouse'],
      [siteUrl('myaccount'), 'My account | Clubhouse'],
      [siteUrl('su'), 'Superuser | Clubhouse'],
      [siteUrl('xgb'), 'Governing body | Clubhouse'],
    ] as const) {
      const answer = await ask(request, url)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain(`<title>${title}</title>`)
    }
  })

  test('HOSTS-03 a host that is no site of ours is refused by name, on every path', async ({ request }) => {
    for (const host of [
      'www.elsewhere.example',
      `nobody.${baseDomain()}`,
      `a.dunvarra.${baseDomain()}`,
      'dunvarra.localhost:1',
    ]) {
      for (const path of ['/', '/news/new-floodlights', '/error']) {
        const answer = await ask(request, clubUrl('dunvarra', path), { headers: { host } })
        expect(answer.status(), host + path).toBe(404)
        expect(answer.headers()['content-type'], host + path).toContain('text/html')
        const text = await answer.text()
        expect(text).toContain(`${host} is not a valid domain`)
        expect(text, host + path).not.toMatch(/Dunvarra Rovers|\bat .+\.(ts|js):\d+/)
      }
    }
  })

  test('HOSTS-03 a host that is markup is shown as text', async ({ request }) => {
    const answer = await ask(request, clubUrl('dunvarra'), { headers: { host: '<b>x</b>' } })
    expect([400, 404]).toContain(answer.status())
    expect(await answer.text()).not.toContain('<b>x</b>')
  })

  test('a club answers under its own domain too', async ({ request }) => {
    const answer = await ask(request, 'http://dunvarrarovers.example/')
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('<title>Dunvarra Rovers FC</title>')
  })
})
