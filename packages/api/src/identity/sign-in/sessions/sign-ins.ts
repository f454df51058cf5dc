import { and, eq, isNull } from 'drizzle-orm'
import type { Security } from '@clubhouse/contract/identity/member-security'
import { notFound } from '@clubhouse/contract/refusal'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'
import { holdPerson } from '../people/hold-person.ts'
import { sessions } from './tables.ts'

/** More are not looked through by anybody; all of them end by "sign out elsewhere". */
const SHOWN = 50

const SECURITY = {
  name: 'member_security',
  text: `
    select u.email, u.email_verified_at is not null as email_verified, u.password_hash is not null as has_password,
      coalesce((select json_agg(json_build_object('session_id', s.id, 'device', s.device, 'site', s.site,
          'method', s.method, 'since', s.since, 'last_seen_at', s.seen, 'is_this', s.id = $2) order by s.seen desc)
        from (select s.id, s.device, s.method,
            coalesce((select c.name from clubs c where 'club:' || c.slug = s.site), s.site) as site,
            ${instantJson('s.created_at')} as since, ${instantJson('coalesce(s.last_seen_at, s.created_at)')} as seen
          from sessions s
          where s.user_id = u.id and s.ended_at is null
            and exists (select from tokens t where t.session_id = s.id and t.expires_at > $3)
          order by s.id = $2 desc, coalesce(s.last_seen_at, s.created_at) desc limit ${SHOWN}) s), '[]') as sign_ins,
      coalesce((select json_agg(json_build_object('passkey_id', p.id, 'name', p.name, 'is_synced', p.is_synced,
          'created_at', ${instantJson('p.created_at')}, 'last_used_at', ${instantJson('p.last_used_at')})
          order by p.created_at) from passkeys p where p.user_id = u.id), '[]') as passkeys,
      (select json_build_object('new_email', e.new_email, 'confirm_until', ${instantJson('e.confirm_until')})
        from email_changes e where e.user_id = u.id and e.confirmed_at is null and e.closed_at is null
          and e.confirm_until > $3) as email_change,
      (select ${instantJson('x.due_at')} from erasures x where x.user_id = u.id) as erased_on
    from users u where u.id = $1`,
}

function instantJson(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

const SITES: Record<string, string> = {
  myaccount: 'My account',
  backoffice: 'Back office',
  su: 'Operations',
  xgb: 'Governing body',
}

/** Own sign-ins, passkeys and what is changing, in one statement. */
export async function readSecurity(
  { db, now, passkeys }: Pick<IdentityDeps, 'db' | 'now' | 'passkeys'>,
  caller: Caller,
  { user, sessionId }: SignedIn,
): Promise<Security> {
  const [row] = await db.readPlatform<Omit<Security, 'passkeys_work_here'>>(SECURITY, [
    user.user_id,
    sessionId,
    now(),
  ])
  if (!row) throw notFound('The member')
  const sign_ins = row.sign_ins.map((each) => ({ ...each, site: SITES[each.site] ?? each.site }))
  return { ...row, sign_ins, passkeys_work_here: passkeys.scopeOf(siteOf(caller)) !== null }
}

/** Signs one device of their own out; somebody else's is not there. */
export async function endSignIn(
  { db, sessions: control }: Pick<IdentityDeps, 'db' | 'sessions'>,
  { user }: SignedIn,
  sessionId: string,
): Promise<{ ended: true }> {
  const isOwn = await db.withPlatform(async (tx) => {
    await holdPerson(tx, user.user_id)
    const [own] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, user.user_id), isNull(sessions.endedAt)))
    if (!own) return false
    await control.endIn(tx, sessionId, 'signed-out')
    return true
  })
  if (!isOwn) throw notFound('The sign-in')
  return { ended: true }
}

/** Signs out everywhere but here. */
export async function endOtherSignIns(
  { db, sessions: control, audit }: Pick<IdentityDeps, 'db' | 'sessions' | 'audit'>,
  caller: Caller,
  { user, sessionId }: SignedIn,
): Promise<{ ended: number }> {
  const userId = user.user_id
  const ended = await db.withPlatform(async (tx) => {
    await holdPerson(tx, userId)
    const others = await control.endAll(tx, userId, 'signed-out', sessionId)
    const who = { actorId: userId, subjectId: userId, detail: { everywhere: 'true' } }
    if (others > 0) await audit.record(tx, caller, { kind: 'sign-out', ...who })
    return others
  })
  return { ended }
}
