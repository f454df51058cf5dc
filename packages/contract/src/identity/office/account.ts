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

export const getOfficeAccount = endpoint('GET /backoffice/account', {
  ...office,
  name: 'getOfficeAccount',
  summary: 'The settings of a club, with the draft of its website',
  reply: OfficeAccount,
})

export const changeOfficeAccount = endpoint('PATCH /backoffice/account', {
  ...office,
  name: 'changeOfficeAccount',
  summary: 'Changes settings of a club; of its website the draft',
  body: AccountChanges,
  reply: OfficeAccount,
})

/** Now, or at a time to come; until then the draft can be edited, and goes out as it stands then. */
export const publishSite = endpoint('POST /backoffice/account/publication', {
  ...office,
  name: 'publishSite',
  summary: 'Publishes the draft of theme, menu and banner, now or later',
  body: OnRevision.extend({ at: z.iso.datetime().optional() }),
  reply: OfficeSite,
})

export const unscheduleSite = endpoint('DELETE /backoffice/account/publication', {
  ...office,
  name: 'unscheduleSite',
  summary: 'Takes a schedule back',
  reply: OfficeSite,
})

/** The draft says again what is live. */
export const discardSiteDraft = endpoint('DELETE /backoffice/account/draft', {
  ...office,
  name: 'discardSiteDraft',
  summary: 'Gives up what was not published of theme, menu and banner',
  query: z.object({ base_revision: z.coerce.number().int().min(0) }),
  reply: OfficeSite,
})

export const listSiteRevisions = endpoint('GET /backoffice/account/revisions', {
  ...office,
  name: 'listSiteRevisions',
  summary: 'What was published of theme, menu and banner, the newest first',
  reply: z.object({ items: z.array(PublishedRevision) }),
})

const RevisionParams = z.object({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const getSiteRevision = endpoint('GET /backoffice/account/revisions/{number}', {
  ...office,
  name: 'getSiteRevision',
  summary: 'Theme, menu and banner as they were published once',
  params: RevisionParams,
  reply: PublishedRevision.extend({ content: SiteDraft }),
})

/** A new draft from what was published once; visitors see it when it is published again. */
export const restoreSiteRevision = endpoint('POST /backoffice/account/revisions/{number}/restoration', {
  ...office,
  name: 'restoreSiteRevision',
  summary: 'Makes an earlier theme, menu and banner the draft',
  params: RevisionParams,
  body: OnRevision,
  reply: OfficeSite,
})

/** Theme, menu and banner of the draft on every page of the real site. */
export const previewSite = endpoint('POST /backoffice/account/preview', {
  ...office,
  name: 'previewSite',
  summary: 'An address at which the website is seen with the draft laid over it',
  reply: Preview,
})
