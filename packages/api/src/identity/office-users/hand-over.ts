import { and, eq } from 'drizzle-orm'
import type { handOverOffice } from '@clubhouse/contract/identity/office/users'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { Office } from '@clubhouse/contract/office/office-names'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import { OFFICE } from '@clubhouse/domain/office/office-words'
import type { Tx } from '#kernel/db/database.ts'
import { clubRoles, users } from '../sign-in/people/tables.ts'
import { handOnGroups } from '#people/records/port.ts'
import { applyChange, mayChange } from './change-user.ts'
import { type Act, actOf, type At, type UsersDeps } from './deps.ts'
import { writeInvitation } from './invite.ts'
import { type Held, holdRunners, inWords, type Runner, setHeld } from './standing.ts'
import { tellPerson } from './tell.ts'

type Asked = ParsedOf<typeof handOverOffice>['body']
type Done = { is_done: boolean; to: string }

/**
 * An office goes from one to another. Whoever belongs to the club has it at once; whoever does not is invited, and the one before
 * holds it until they accept. Both are mailed.
 */
export async function handOver(deps: UsersDeps, caller: At, asked: Asked): Promise<Refusal | Done> {
  const wrong = asked.to_user_id ? null : emailError(asked.email ?? '')
  if (wrong) return new Refusal(422, 'invalid_data', wrong, { errors: { email: wrong } })
  await deps.rates.take('office-invitation', caller, caller.club.clubId)
  return deps.db.withPlatform(async (tx) => {
    const { clubId } = caller.club
    const runners = await holdRunners(tx, clubId)
    const from = runners.find(({ userId }) => userId === asked.from_user_id)
    if (!from?.offices.includes(asked.office)) return notHeld(asked.office)
    const refused = mayChange(caller, runners, from, without(from, asked.office) ?? null)
    if (refused) return refused
    const to = await findTaker(tx, clubId, runners, asked)
    if (to === 'nobody') return notFound('The person')
    if (to?.userId === from.userId) return sameOne()
    if (!to) {
      const held: Held = { role: 'admin', offices: [asked.office] }
      const email = asked.email ?? ''
      await writeInvitation(deps, tx, actOf(caller), { email, held, takesFrom: from.userId })
      return { is_done: false, to: email }
    }
    const act = actOf(caller)
    await take(deps, tx, act, { from, to, office: asked.office })
    await giveUp(deps, tx, act, from, asked.office)
    return { is_done: true, to: `${to.firstName} ${to.lastName}` }
  })
}

const notHeld = (office: Office) =>
  new Refusal(409, 'not_held', `They are not ${OFFICE[office].called} any more. Please look again.`)
const sameOne = () => {
  const said = 'They hold this office already.'
  return new Refusal(422, 'invalid_data', said, { errors: { email: said } })
}

/** Without their last office nobody becomes an admin who may do everything: they run the club no longer. */
const without = ({ role, offices }: Held, office: Office): Held | undefined => {
  const left = offices.filter((each) => each !== office)
  return role === 'owner' || left.length > 0 ? { role, offices: left } : undefined
}

/** One of their offices ends; with the last of them their running of the club. */
export const giveUp = (deps: UsersDeps, tx: Tx, act: Act, person: Runner, office: Office): Promise<null> =>
  applyChange(deps, tx, act, person, without(person, office) ?? null)

/** Without a coach nobody sees a team's list: the groups go where the office goes. */
export const groupsGoAlong = async (
  { now }: UsersDeps,
  tx: Tx,
  { office, ...moved }: { clubId: string; from: string; to: string; office: Office },
): Promise<number> => (office === 'coach' ? handOnGroups(tx, { ...moved, at: now() }) : 0)

type Taker = Omit<Runner, keyof Held> & { before: Held | null }

/** Null: somebody whom the club does not know yet. */
async function findTaker(
  tx: Tx,
  clubId: string,
  runners: readonly Runner[],
  { to_user_id: userId, email = '' }: Asked,
): Promise<Taker | null | 'nobody'> {
  const runner = runners.find((each) => (userId ? each.userId === userId : each.email === email))
  if (runner) return { ...runner, before: { role: runner.role, offices: runner.offices } }
  if (userId) return 'nobody'
  const [member] = await tx
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .innerJoin(clubRoles, and(eq(clubRoles.userId, users.id), eq(clubRoles.clubId, clubId)))
    .where(eq(users.email, email))
    .limit(1)
  // An account whose e-mail nobody has proved may be anybody's.
  if (!member?.verifiedAt) return null
  const { verifiedAt: _verified, ...person } = member
  return { ...person, isVerified: true, before: null }
}

async function take(
  deps: UsersDeps,
  tx: Tx,
  act: Act,
  { from, to, office }: { from: Runner; to: Taker; office: Office },
): Promise<void> {
  const { caller, clubId, actorId } = act
  const { before } = to
  const after: Held = {
    role: before?.role ?? 'admin',
    offices: [...new Set([...(before?.offices ?? []), office])],
  }
  await setHeld(tx, { clubId, userId: to.userId, at: deps.now() }, after)
  const groups = await groupsGoAlong(deps, tx, { clubId, from: from.userId, to: to.userId, office })
  await deps.audit.record(tx, caller, {
    kind: 'office-handed-over',
    clubId,
    actorId,
    subjectId: to.userId,
    detail: {
      office: OFFICE[office].called,
      from_id: from.userId,
      ...(groups > 0 && { groups: String(groups) }),
      runs_the_club_as: `${before ? inWords(before) : 'not at all'} → ${inWords(after)}`,
    },
  })
  await tellPerson(deps, tx, act, { person: to, before, after })
}
