import { expect, test } from '../support/world.ts'
import { ask } from '../support/ask.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'
import { NAMES, NEWS, PAGES } from '../support/demo-world.ts'

test.describe('What machines look for', { tag: '@desktop' }, () => {
  // That each club has its own is the subject of discovery.test.ts.
  test('HOSTS-15 robots.txt lets them in and shows the sitemap, which lists what answers anybody', async ({
    request,
  }) => {
    const club = 'dunvarra'
    const robots = await (await ask(request, clubUrl(club, '/robots.txt'))).text()
    expect(robots).toMatch(/^User-agent: \*$/m)
    expect(robots).not.toMatch(/^Disallow: \/$/m)
    const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1]
    expect(sitemap).toBe(clubUrl(club, '/sitemap.xml'))

    const answer = await ask(request, sitemap!)
    expect(answer.headers()['content-type']).toContain('xml')
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
    // Home, matches and contact besides.
    expect(addresses).toHaveLength(3 + NEWS[club].length + PAGES.length)
    expect(addresses).toContain(clubUrl(club, '/contact'))
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      const page = await ask(request, address)
      expect(`${address} ${page.status()}`).toBe(`${address} 200`)
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })

  test('the manifest names the club, its colours and icons of the right size', async ({ request }) => {
    const club = 'inishvarn'
    const answer = await ask(request, clubUrl(club, '/manifest.webmanifest'))
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({
      name: NAMES[club],
      start_url: '/',
      display: 'standalone',
    })
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/i)
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(request, clubUrl(club, src))
      expect(icon.status()).toBe(200)
      expect(icon.headers()['content-type']).toBe(type)
      const png = await icon.body()
      // Width and height stand at the same place in every PNG.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  test('robots.txt of the platform’s own sites keeps everybody out', async ({ request }) => {
    for (const site of ['backoffice', 'myaccount', 'su', 'xgb'] as const) {
      const answer = await ask(request, siteUrl(site, '/robots.txt'))
      expect(await answer.text()).toMatch(/^Disallow: \/$/m)
      for (const path of ['/sitemap.xml', '/rss.xml', '/manifest.webmanifest']) {
        expect((await ask(request, siteUrl(site, path))).status()).toBe(404)
      }
    }
  })

  test('favicon.ico is there for those who ask without looking', async ({ request }) => {
    const answer = await ask(request, clubUrl('inishvarn', '/favicon.ico'))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/png')
  })
})

interface Manifest {
  theme_color: string
  icons: { src: string; sizes: string; type: string }[]
}
