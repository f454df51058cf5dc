import { ask } from '../../support/ask.ts'
import { readHead } from '../../support/head.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'
import { NAMES, NEWS } from '../../support/demo-world.ts'

// As a link preview reads it: the served page, nothing run. The same on every screen.
test.use({ javaScriptEnabled: false })

// One club's article, the other's home page: which of the two it is changes nothing but names.
test(
  'NEWS-05 an article tells link previews its title, summary and picture',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const club = 'dunvarra'
    const path = '/news/under-12s-win-the-harbour-shield'
    await page.goto(clubUrl(club, `${path}?utm_source=mail`))
    const { title, meta, links, structured } = await readHead(page)
    const address = clubUrl(club, path)
    const headline = NEWS[club][0]!
    expect(title).toBe(`${headline} | ${NAMES[club]}`)
    expect(links['canonical']).toBe(address)
    expect(meta).toMatchObject({
      'og:type': 'article',
      'og:title': headline,
      'og:url': address,
      'og:site_name': NAMES[club],
      'og:image:alt': headline,
      'twitter:card': 'summary_large_image',
    })
    expect(meta['description']?.length).toBeGreaterThan(50)
    expect(meta['description']?.length).toBeLessThanOrEqual(160)
    expect(meta['og:description']).toBe(meta['description'])
    expect(meta['robots']).toBeUndefined()

    const picture = await ask(request, meta['og:image']!)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(sizeOfJpeg(await picture.body())).toEqual({
      width: Number(meta['og:image:width']),
      height: Number(meta['og:image:height']),
    })

    const [news, trail] = structured
    expect(news).toMatchObject({ '@type': 'NewsArticle', headline, mainEntityOfPage: address })
    expect(Date.parse(String(news!['datePublished']))).toBeLessThan(Date.now())
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  },
)

test('the home page tells machines which club it is', { tag: '@desktop' }, async ({ page, request }) => {
  const club = 'inishvarn'
  await page.goto(clubUrl(club, '/?page=2'))
  const { title, meta, links, structured } = await readHead(page)
  expect(title).toBe(NAMES[club])
  expect(links['canonical']).toBe(clubUrl(club))
  expect(meta).toMatchObject({ 'og:type': 'website', 'og:title': NAMES[club], 'og:url': clubUrl(club) })
  expect(structured).toMatchObject([{ '@type': 'SportsClub', name: NAMES[club], url: clubUrl(club) }])
  const picture = await ask(request, meta['og:image']!)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})

test('pages that are for nobody to find say so', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/error', '/dev', '/dev/ui']) {
    await page.goto(clubUrl('dunvarra', path))
    const { meta, links } = await readHead(page)
    expect(meta['robots']).toBe('noindex')
    expect(links['canonical']).toBeUndefined()
  }
})

/** The first frame header holds the size: FFC0 to FFC2, length, depth, height, width. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  throw new Error('This is no JPEG')
}
