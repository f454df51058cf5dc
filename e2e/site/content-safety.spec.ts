import { ask } from '../support/ask.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl, siteUrl } from '../support/sites.ts'

test.use({ provoked: /Content Security Policy/ })

const ADDRESSES = [
  { what: 'a kept page', url: clubUrl('dunvarra'), isTried: true },
  { what: 'an article', url: clubUrl('dunvarra', '/news/new-floodlights'), isTried: false },
  { what: 'a page that is never kept', url: clubUrl('dunvarra', '/error'), isTried: false },
  { what: 'a site of the platform', url: siteUrl('backoffice'), isTried: true },
]

test(
  'no kind of page runs a script that somebody smuggled in',
  { tag: '@desktop' },
  async ({ page, request }) => {
    for (const { what, url } of ADDRESSES) {
      const policy = (await ask(request, url)).headers()['content-security-policy'] ?? ''
      expect(policy, what).toContain("script-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
    }

    // What the policy then refuses: on a page that is kept, and on one that is made for each answer.
    for (const { what, url } of ADDRESSES.filter((each) => each.isTried)) {
      await page.goto(url)
      const refused = page.waitForEvent('console', (message) =>
        /Content Security Policy/.test(message.text()),
      )
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," alt="" onerror="document.title = \'broken into\'">',
        )
        const script = document.createElement('script')
        script.textContent = 'document.title = "broken into"'
        document.body.append(script)
        document.body.insertAdjacentHTML(
          'beforeend',
          '<p id="smuggled" style="color: rgb(1, 2, 3)">words</p>',
        )
      })
      await refused
      await expect(page, what).not.toHaveTitle('broken into')
      await expect(page.locator('#smuggled'), what).not.toHaveCSS('color', 'rgb(1, 2, 3)')
    }
  },
)

test(
  'a page says that it may not be framed by others nor guessed at',
  { tag: '@desktop' },
  async ({ request }) => {
    const headers = (await ask(request, clubUrl('dunvarra'))).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  },
)
