import type { Theme } from '@clubhouse/contract/site/club'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { MailBrand } from '@clubhouse/domain/messages/mail/mail-brand'
import { LRUCache } from 'lru-cache'
import { clubPalette } from '@clubhouse/domain/site/theme/theme-colours'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'

const CLUB = {
  name: 'mail_brand',
  text: 'select slug, name, theme from clubs where id = $1',
}

export type BrandOf = (clubId: string | null) => Promise<MailBrand>

interface BrandDeps {
  db: Database
  registry: Pick<ClubRegistry, 'domainOf'>
  config: Pick<Config, 'baseDomain' | 'protocol'>
}

/** Colours are reckoned from a theme, which takes longer than all else that a mail needs, and the next mail is often of the same club. */
const PRIMARIES = new LRUCache<string, { solid: string; on: string }>({ max: 200 })

function primaryOf(theme: Theme): { solid: string; on: string } {
  const key = JSON.stringify(theme)
  const known = PRIMARIES.get(key) ?? clubPalette(theme).primary.light
  PRIMARIES.set(key, known)
  return known
}

/** How whoever writes looks in a mail, as it is now and from what we know: never from a request. */
export function openBrands({ db, registry, config }: BrandDeps): BrandOf {
  const accountOrigin = siteOrigin({ type: 'myaccount' }, config)
  // The platform's own colours, as in its shell. Its mark is an SVG, which mail programmes do not show.
  const platform: MailBrand = {
    name: 'Clubhouse',
    origin: accountOrigin,
    accountOrigin,
    colour: '#22304a',
    onColour: '#ffffff',
    logoUrl: null,
  }
  return async (clubId) => {
    if (clubId === null) return platform
    const [club] = await db.readPlatform<{ slug: string; name: string; theme: Theme }>(CLUB, [clubId])
    if (!club) throw new Error('a mail names a club that is gone')
    const domain = registry.domainOf(club.slug)
    const origin = domain
      ? `${config.protocol}://${domain}`
      : siteOrigin({ type: 'club', club: club.slug }, config)
    const { solid, on } = primaryOf(club.theme)
    return {
      name: club.name,
      origin,
      accountOrigin,
      colour: solid,
      onColour: on,
      logoUrl: `${origin}/icon-192.png`,
    }
  }
}
