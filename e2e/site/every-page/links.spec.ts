import { expect, test } from '../../support/world.ts'
import { type Answered, crawl } from '../../support/crawl.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'
import { CLUBS } from '../../support/demo-world.ts'

const STARTS = [
  // From there home and on to everything else: one walk for both.
  ...CLUBS.map((club) => ({
    site: `${club} and its error page`,
    url: clubUrl(club, '/error'),
    atLeast: 15,
  })),
  ...(['backoffice', 'myaccount', 'su', 'xgb'] as const).map((site) => ({
    site,
    url: siteUrl(site),
    atLeast: 5,
  })),
]

for (const { site, url, atLeast } of STARTS) {
  test(`no link of ${site} is dead, nor any anchor`, { tag: '@desktop' }, async ({ request }) => {
    const pages = await crawl(request, url)
    expect(pages.length).toBeGreaterThanOrEqual(atLeast)
    expect(
      pages.filter(isDead).map(({ path, status, from }) => `${path} answers ${status}, linked from ${from}`),
    ).toEqual([])
    const anchors = pages.flatMap(({ path, wanted, ids }) =>
      [...wanted].filter(([id]) => !ids.has(id)).map(([id, from]) => `${path}#${id}, linked from ${from}`),
    )
    expect(anchors).toEqual([])
  })
}

/** The page that the walk began at may be the error page itself; single sign-on leads to another site; what is one's own, to the sign-in. */
function isDead({ path, status, to }: Answered): boolean {
  const leadsAway = status === 303 && path.startsWith('/api/saml/login?')
  const asksWho = status === 302 && to.startsWith('/authentication')
  return status !== 200 && path !== '/error' && !leadsAway && !asksWho
}
