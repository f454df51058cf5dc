import * as contract from '@clubhouse/contract/identity/office/account'
import type { OfficeSite } from '@clubhouse/contract/site/office/site-draft'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { SITE_PREVIEW } from '@clubhouse/domain/web/page-context'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import * as drafts from '../drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { siteKind, siteOf } from './site-kind.ts'
import { readSite } from './site-part.ts'
import { clubFacts } from '../clubs/reads.ts'

type At = Caller & { club: RunningClub }
type Change = (tx: Tx, subject: drafts.Subject, writing: drafts.Writing) => Promise<Refusal | null>
export type SiteDeps = Pick<Core, 'db' | 'now' | 'audit' | 'config'>

/** OPEN-120: publishing a club's theme, menu and banner, and going back, for its admins and owners. */
export function siteEndpoints(deps: SiteDeps, tokens: drafts.PreviewTokens): ServedEndpoint[] {
  const { db, now, audit } = deps
  /** What is changed and the site as it is then, in one transaction: a refusal undoes all of it. */
  const changed = ({ club, ...caller }: At, change: Change): Promise<OfficeSite> =>
    undoneIfRefused(db, club.clubId, async (tx) => {
      const writing = { caller, audit, userId: club.userId, now: now() }
      return (await change(tx, siteOf(club.clubId), writing)) ?? readSite(tx, club.clubId)
    })

  return [
    serve(contract.publishSite, office('content'), ({ body }, caller) =>
      changed(caller, async (tx, subject, writing) => {
        const at = body.at === undefined ? undefined : new Date(body.at)
        const published = { base: body.base_revision, at }
        const refused = await drafts.publishDraft(tx, siteKind, subject, published, writing)
        if (!refused && at) await note(tx, 'site-scheduled', subject, writing, at)
        return refused
      }),
    ),
    serve(contract.unscheduleSite, office('content'), (_asked, caller) =>
      changed(caller, async (tx, subject, writing) => {
        if (await drafts.takeBack(tx, siteKind.kind, subject))
          await note(tx, 'site-unscheduled', subject, writing)
        return null
      }),
    ),
    serve(contract.discardSiteDraft, office('content'), ({ query }, caller) =>
      changed(caller, (tx, subject, writing) =>
        drafts.discardDraft(tx, siteKind, subject, query.base_revision, writing),
      ),
    ),
    serve(contract.listSiteRevisions, office('content'), async (_asked, { club }) => ({
      items: await db.withClub(club.clubId, (tx) =>
        drafts.listRevisions(tx, siteKind.kind, siteOf(club.clubId)),
      ),
    })),
    serve(contract.getSiteRevision, office('content'), async ({ params }, { club }) => {
      const found = await db.withClub(club.clubId, (tx) =>
        drafts.readRevision(tx, siteKind, siteOf(club.clubId), params.number),
      )
      if (!found) throw notFound('This version')
      return found
    }),
    serve(contract.restoreSiteRevision, office('content'), ({ params, body }, caller) =>
      changed(caller, (tx, subject, writing) => {
        const wanted = { base: body.base_revision, number: params.number }
        return drafts.restoreRevision(tx, siteKind, subject, wanted, writing)
      }),
    ),
    serve(contract.previewSite, office('content'), async (_asked, { club }) => {
      const found = await db.withClub(club.clubId, (tx) => clubFacts(tx, club.clubId))
      const { token, expiresAt } = tokens.make(siteKind.kind, siteOf(club.clubId), now())
      // Below the base domain, whatever domain the club has: that is what the back office may frame.
      const origin = siteOrigin({ type: 'club', club: found.slug }, deps.config)
      return { url: `${origin}/?${SITE_PREVIEW}=${token}`, expires_at: expiresAt.toISOString() }
    }),
  ]
}

const note = (
  tx: Tx,
  kind: 'site-scheduled' | 'site-unscheduled',
  { clubId }: drafts.Subject,
  { audit, caller, userId }: drafts.Writing,
  at?: Date,
) =>
  audit.record(tx, caller, {
    kind,
    clubId,
    actorId: userId,
    detail: { site_id: clubId, ...(at && { at: at.toISOString() }) },
  })
