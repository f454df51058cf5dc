import type { EmergencyPlayer, EmergencySheet } from '@clubhouse/contract/people/office/team-emergency'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { type At, LOCKED } from '../guarded-answers.ts'
import { mayReadPeople } from '../rights.ts'
import { sortForms } from '../show-member.ts'
import { allOpenUntil, writeGuardedAccesses } from '../write-access.ts'
import { readGroup } from './read-group.queries.ts'
import { onPaper, takeMembers } from './team-list.ts'
import { tellOfEmergency } from './tell-emergency.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'team-emergency-opened': true
  }
}

type Deps = Pick<Core, 'audit' | 'config'>

interface Player extends EmergencyPlayer {
  isChild: boolean
}

/**
 * One press, nothing to type: cold fingers at a pitch. What a reason and a proof hold back elsewhere is held back here by being told of:
 * a line for each player with a note, one in the audit log, and a mail to each owner, in the transaction that reads them.
 */
export async function openEmergency(
  deps: Deps,
  tx: Tx,
  caller: At,
  { groupId, now }: { groupId: string; now: Date },
): Promise<EmergencySheet | Refusal> {
  const team = await readTeam(tx, caller, groupId, now)
  if (team instanceof Refusal) return team
  const { clubId, userId } = caller.club
  const noted = team.players.filter(({ forms }) => forms.length > 0)
  const open = await stillOpen(tx, caller, noted, now)
  // Pressed again, by who has it open: it was told already.
  if (open) return sheetOf(team, open)
  const opened = noted.map(({ member_id: personId, isChild, forms, ...name }) => ({
    personId,
    person: nameOf(name),
    isChild,
    questions: forms.flatMap(({ answers }) => answers.map(({ label }) => label)),
  }))
  const until = await writeGuardedAccesses(tx, { clubId, userId, now }, opened, {
    reason: 'emergency',
    note: '',
  })
  await deps.audit.record(tx, caller, {
    kind: 'team-emergency-opened',
    clubId,
    actorId: userId,
    detail: { group_id: groupId, Team: team.name, Notes: String(noted.length) },
  })
  await tellOfEmergency(deps, tx, caller, { groupId, team: team.name, notes: noted.length, now })
  return sheetOf(team, noted.length === 0 ? null : until)
}

/** Again, while it is open to whoever asks. */
export async function readEmergency(
  tx: Tx,
  caller: At,
  { groupId, now }: { groupId: string; now: Date },
): Promise<EmergencySheet | Refusal> {
  const team = await readTeam(tx, caller, groupId, now)
  if (team instanceof Refusal) return team
  const noted = team.players.filter(({ forms }) => forms.length > 0)
  const open = await stillOpen(tx, caller, noted, now)
  if (noted.length > 0 && !open) return new Refusal(403, 'reason_needed', LOCKED)
  return sheetOf(team, open)
}

const stillOpen = async (tx: Tx, { club: { clubId, userId } }: At, noted: readonly Player[], now: Date) =>
  noted.length === 0
    ? null
    : allOpenUntil(
        tx,
        { clubId, userId, now },
        noted.map(({ member_id: id }) => id),
      )

/** A team of today that is theirs to look after; of last season's nothing opens. */
async function readTeam(tx: Tx, caller: At, groupId: string, now: Date) {
  const seeing = { ...caller.club, seesAll: mayReadPeople(caller) }
  const today = await clubDay(tx, seeing.clubId, now)
  const group = await readGroup(tx, seeing, { groupId, today })
  if (!group || group.is_archived) return notFound('The team')
  const { listed, answered } = await takeMembers(tx, seeing, group, { today, now })
  const players = listed.map((member): Player => {
    const forms = answered.get(member.member_id) ?? []
    const {
      member_id,
      first_name,
      last_name,
      contacts,
      has_guarded,
      is_juvenile: isChild,
    } = onPaper(member, forms)
    return {
      member_id,
      first_name,
      last_name,
      contacts,
      // "No" to whether there is anything is nothing to read in a hurry.
      forms: has_guarded ? sortForms(forms).guarded : [],
      isChild,
    }
  })
  return { group_id: group.group_id, name: group.name, players }
}

const sheetOf = (
  { players, ...team }: { group_id: string; name: string; players: readonly Player[] },
  until: Date | null,
): EmergencySheet => ({
  ...team,
  until: until && until.toISOString(),
  players: players
    .map(({ isChild: _, ...player }) => player)
    .toSorted((one, other) => Number(other.forms.length > 0) - Number(one.forms.length > 0)),
})

const nameOf = ({ first_name: first, last_name: last }: Pick<Player, 'first_name' | 'last_name'>): string =>
  `${first} ${last}`.trim()
