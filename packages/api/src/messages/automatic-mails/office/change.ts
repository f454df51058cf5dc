import { and, eq } from 'drizzle-orm'
import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { changeAutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import { changedMeanwhile, Refusal } from '@clubhouse/contract/refusal'
import { automaticMail, isSwitchedOn } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { openingFault, tidyOpening } from '@clubhouse/domain/messages/automatic-mails/opening'
import type { Core } from '#kernel/core.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { automaticMails } from '../tables.ts'
import { versionOfMail } from './read.ts'

type Changes = ParsedOf<typeof changeAutomaticMail>['body']
type At = Caller & { club: RunningClub }

/** Words that can be sent, or why they cannot. */
export function checkedOpening(kind: AutomaticKind, given: string | null): string | null | Refusal {
  const opening = given === null ? null : tidyOpening(kind, given)
  const fault = opening === null ? null : openingFault(kind, opening)
  return fault === null ? opening : new Refusal(422, 'invalid_data', fault, { errors: { opening: fault } })
}

/** On top of what was edited, or not at all. Answers why nothing was changed, where it was not. */
export async function changeMail(
  tx: Tx,
  kind: AutomaticKind,
  { is_on: wanted, opening: given, version }: Changes,
  { caller, audit, now }: { caller: At; audit: Core['audit']; now: Date },
): Promise<Refusal | null> {
  const { clubId, userId } = caller.club
  const { name, whyAlwaysOn } = automaticMail(kind)
  if (wanted === false && whyAlwaysOn !== null)
    return new Refusal(409, 'always_on', whyAlwaysOn, { errors: { is_on: whyAlwaysOn } })
  // There may be no row to lock yet.
  await oneAtATime(tx, 'automatic-mail', `${clubId} ${kind}`)
  const isMail = and(eq(automaticMails.clubId, clubId), eq(automaticMails.kind, kind))
  const [row] = await tx.select().from(automaticMails).where(isMail)
  const before = { isOn: isSwitchedOn(kind, row?.isOn ?? null), opening: row?.opening ?? null }
  if (version !== undefined && version !== versionOfMail(before.isOn, before.opening))
    return changedMeanwhile()
  const opening = given === undefined ? before.opening : checkedOpening(kind, given)
  if (opening instanceof Refusal) return opening
  const isOn = wanted ?? before.isOn
  if (isOn === before.isOn && opening === before.opening) return null
  const isFresh = isOn && !before.isOn
  const onSince = isFresh ? now : (row?.onSince ?? null)
  const change = { isOn, onSince, opening, changedBy: userId, changedAt: now }
  await tx
    .insert(automaticMails)
    .values({ clubId, kind, ...change })
    .onConflictDoUpdate({ target: [automaticMails.clubId, automaticMails.kind], set: change })
  const note = (what: 'automatic-mail-switched' | 'automatic-mail-changed', detail: Record<string, string>) =>
    audit.record(tx, caller, { kind: what, clubId, actorId: userId, detail: { name, ...detail } })
  const said = (on: boolean) => (on ? 'on' : 'off')
  if (isOn !== before.isOn)
    await note('automatic-mail-switched', { before: said(before.isOn), after: said(isOn) })
  if (opening !== before.opening)
    await note('automatic-mail-changed', {
      before: before.opening ?? 'our own words',
      after: opening ?? 'our own words',
    })
  return null
}
