import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'
import { CLUBS, NAMES, NEWS } from '../support/demo-world.ts'

for (const club of CLUBS) {
  test(
    `the feed of ${club} is named in its head and holds its news`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(clubUrl(club))
      const feed = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[type="application/rss+xml"]')!
        const answer = await fetch(link.href)
        const xml = new DOMParser().parseFromString(await answer.text(), 'text/xml')
        const text = (parent: Element, name: string) => parent.querySelector(name)?.textContent ?? ''
        return {
          type: answer.headers.get('content-type'),
          fault: xml.querySelector('parsererror')?.textContent ?? null,
          title: text(xml.documentElement, 'channel > title'),
          items: [...xml.querySelectorAll('item')].map((item) => ({
            title: text(item, 'title'),
            link: text(item, 'link'),
            day: Date.parse(text(item, 'pubDate')),
            description: text(item, 'description'),
          })),
        }
      })
      expect(feed.fault).toBeNull()
      expect(feed.type).toContain('application/rss+xml')
      expect(feed.title).toBe(NAMES[club])
      expect(feed.items.map(({ title }) => title)).toEqual(NEWS[club])
      const days = feed.items.map(({ day }) => day)
      expect(days).toEqual(days.toSorted((a, b) => b - a))
      for (const { link, description } of feed.items) {
        expect(link).toMatch(new RegExp(`^${clubUrl(club, '/news/')}[a-z0-9-]+$`))
        expect(description.length).toBeGreaterThan(60)
      }
    },
  )
}
