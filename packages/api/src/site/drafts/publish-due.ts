import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { every, type Schedule } from '#kernel/jobs/schedules.ts'
import type { Audit } from '#kernel/security/audit.ts'
import { readDraft } from './drafts.queries.ts'
import type { DraftKind, Subject } from './kind.ts'
import { goOut, takeBack } from './publish-draft.ts'
import { about, lockDraft } from './save-draft.ts'

const AT_ONCE = 100

/** No request caused it: the clock did. */
const NOWHERE = { address: '', site: null }

// A kind knows its own content; the clock only hands it on.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyKind = DraftKind<any>

/** What has come due goes out as it stands now. Each in the transaction of the clock's minute: once, or again. */
export const publishDue = (kinds: readonly AnyKind[], audit: Audit): Schedule =>
  every(1, 'publish-due', async (tx, now) => {
    const due = await rows<Subject & { kind: string }>(
      tx,
      sql`select club_id as "clubId", kind, subject_id as "subjectId" from drafts
      where due_at <= ${now.toISOString()} order by due_at limit ${AT_ONCE}`,
    )
    for (const { clubId, kind, subjectId } of due) {
      const known = kinds.find((each) => each.kind === kind)
      if (known) await asClub(tx, clubId, (own) => publishOne(own, known, { clubId, subjectId }, now, audit))
    }
  })

async function publishOne(tx: Tx, kind: AnyKind, subject: Subject, now: Date, audit: Audit): Promise<void> {
  await lockDraft(tx, kind.kind, subject)
  const draft = await readDraft(tx, kind, subject)
  // Somebody took it back, or it went out, while this waited for the row.
  if (!draft?.state.due_at || Date.parse(draft.state.due_at) > now.getTime()) return
  const going = { content: draft.content, at: new Date(draft.state.due_at), by: draft.dueBy, note: '' }
  const refused = await goOut(tx, kind, subject, going, { audit, place: NOWHERE })
  if (!refused) return
  // Edited since into something that cannot go out: it waits as a draft, and the log says why.
  await takeBack(tx, kind.kind, subject)
  await audit.record(tx, NOWHERE, {
    kind: kind.audited.failed,
    clubId: subject.clubId,
    actorId: draft.dueBy,
    detail: { ...about(kind, subject, draft.content), reason: refused.message },
  })
}
