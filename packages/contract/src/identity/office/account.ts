import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { OnRevision, Preview, PublishedRevision } from '../../site/office/drafts.ts'
import { OfficeSite, SiteDraft } from '../../site/office/site-draft.ts'

/** OPEN-120: the club's own settings, for those who run it. Each part has its own file; here they are one resource. */
export const OfficeAccount = z.object({
  account_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** Theme, menu and banner: a draft until it is published. */
  site: OfficeSite,
})
export type OfficeAccount = z.infer<typeof OfficeAccount>

/** What is named is changed, all of it or nothing. */
export const AccountChanges = z.object({
  /** Saves the draft, as the editor does by itself; visitors see nothing of it. */
  site: OnRevision.extend({ draft: SiteDraft }).optional(),
})
export type AccountChanges = z.infer<typeof AccountChanges>

const office = { tag: 'Back office', headers: AccountHeader } as const

export const getOfficeAccount = endpoint({
  ...office,
  name: 'getOfficeAccount',
  method: 'GET',
  path: '/backoffice/account',
  summary: 'The settings of a club, with the draft of its website',
  reply: OfficeAccount,
})

export const changeOfficeAccount = endpoint({
  ...office,
  name: 'changeOfficeAccount',
  method: 'PATCH',
  path: '/backoffice/account',
  summary: 'Changes settings of a club; of its website the draft',
  body: AccountChanges,
  reply: OfficeAccount,
})

/** Now, or at a time to come; until then the draft can be edited, and goes out as it stands then. */
export const publishSite = endpoint({
  ...office,
  name: 'publishSite',
  method: 'POST',
  path: '/backoffice/account/publication',
  summary: 'Publishes the draft of theme, menu and banner, now or later',
  body: OnRevision.extend({ at: z.iso.datetime().optional() }),
  reply: OfficeSite,
})

export const unscheduleSite = endpoint({
  ...office,
  name: 'unscheduleSite',
  method: 'DELETE',
  path: '/backoffice/account/publication',
  summary: 'Takes a schedule back',
  reply: OfficeSite,
})

/** The draft says again what is live. */
export const discardSiteDraft = endpoint({
  ...office,
  name: 'discardSiteDraft',
  method: 'DELETE',
  path: '/backoffice/account/draft',
  summary: 'Gives up what was not published of theme, menu and banner',
  query: z.object({ base_revision: z.coerce.number().int().min(0) }),
  reply: OfficeSite,
})

export const listSiteRevisions = endpoint({
  ...office,
  name: 'listSiteRevisions',
  method: 'GET',
  path: '/backoffice/account/revisions',
  summary: 'What was published of theme, menu and banner, the newest first',
  reply: z.object({ items: z.array(PublishedRevision) }),
})

const RevisionParams = z.object({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const getSiteRevision = endpoint({
  ...office,
  name: 'getSiteRevision',
  method: 'GET',
  path: '/backoffice/account/revisions/{number}',
  summary: 'Theme, menu and banner as they were published once',
  params: RevisionParams,
  reply: PublishedRevision.extend({ content: SiteDraft }),
})

/** A new draft from what was published once; visitors see it when it is published again. */
export const restoreSiteRevision = endpoint({
  ...office,
  name: 'restoreSiteRevision',
  method: 'POST',
  path: '/backoffice/account/revisions/{number}/restoration',
  summary: 'Makes an earlier theme, menu and banner the draft',
  params: RevisionParams,
  body: OnRevision,
  reply: OfficeSite,
})

/** Theme, menu and banner of the draft on every page of the real site. */
export const previewSite = endpoint({
  ...office,
  name: 'previewSite',
  method: 'POST',
  path: '/backoffice/account/preview',
  summary: 'An address at which the website is seen with the draft laid over it',
  reply: Preview,
})
