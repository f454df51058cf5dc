import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { PreviewTokens } from '../drafts/port.ts'
import { accountEndpoints } from './account-endpoints.ts'
import { menuEndpoints } from './menu-endpoints.ts'
import { type PreviewedLook, previewsBy } from './previewed-site.ts'
import { siteEndpoints } from './site-endpoints.ts'
import { sitePart } from './site-part.ts'

declare module '#kernel/security/audit.ts' {
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

export function openClubSite(core: Core): ClubSite {
  const tokens = new PreviewTokens(core.config.secret)
  return {
    name: 'club-site',
    endpoints: [
      ...accountEndpoints(core, { site: sitePart }),
      ...siteEndpoints(core, tokens),
      ...menuEndpoints(core),
    ],
    previewedLook: previewsBy(core, tokens),
  }
}
