import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { PreviewTokens } from '../drafts/port.ts'
import { accountEndpoints } from './account-endpoints.ts'
import type { AccountParts } from './account-part.ts'
import { menuEndpoints } from './menu-endpoints.ts'
import { type PreviewedLook, previewsBy } from './previewed-site.ts'
import { siteEndpoints } from './site-endpoints.ts'
import { sitePart } from './site-part.ts'

declare module '../security/audit.ts' {
  interface AuditKinds {
    'site-edited': true
    'site-published': true
    'site-not-published': true
    'site-scheduled': true
    'site-unscheduled': true
  }
}

export interface ClubSite extends Capability {
  previewedLook: PreviewedLook
}

/** The other parts of a club's settings are handed in by those who know them. */
export function openClubSite(core: Core, parts: Omit<AccountParts, 'site'>): ClubSite {
  const tokens = new PreviewTokens(core.config.secret)
  return {
    name: 'club-site',
    endpoints: [
      ...accountEndpoints(core, { ...parts, site: sitePart }),
      ...siteEndpoints(core, tokens),
      ...menuEndpoints(core),
    ],
    previewedLook: previewsBy(core, tokens),
  }
}
