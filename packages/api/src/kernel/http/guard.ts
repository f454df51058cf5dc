import { AccountHeader, type Endpoint } from '@clubhouse/contract/endpoint'
import { Refusal, notFound } from '@clubhouse/contract/refusal'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import { mayEnter, NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { notYourOffice } from '@clubhouse/domain/office/office-words'
import type { Right } from '@clubhouse/domain/office/right-words'
import { ANYBODY, type Needed } from '@clubhouse/domain/office/right-words'
import { isGuarded } from '@clubhouse/domain/office/rights'
import { CLUB_SUSPENDED, OWN_PEOPLE_ONLY } from '@clubhouse/domain/office/platform-entry'
import { PASSKEY_NEEDED, PLATFORM_PASSKEY_NEEDED } from '@clubhouse/domain/office/second-factor'
import { type Caller, type Guest, type Identity, isForAnotherClub, type SignedIn } from './caller.ts'
import { parsePart } from './limits/parse-part.ts'
import type { RateClass } from './limits/rate-limit.ts'
import type { Site } from './sites.ts'

/**
 * Who may call. Declared for each route and endpoint; start-up fails on one that does not.
 * - `anyone`: public content, and the way in itself
 * - `guest`: whoever is signed in, and whoever buys without an account
 * - `member`: whoever is signed in, with a role that the site asks for
 * - `office`: whoever runs the club that the call names
 * - `overseer`: whoever oversees clubs, on the site for that: a governing body's people, superusers
 * - `body`: the staff of a governing body alone, on its site
 * - `platform`: whoever runs the platform, on the superuser site
 * - `machine`: other software, with a key of the club; never a person
 * - `operator`: whoever runs the deployment, by token in live mode
 * - `demo`: only served in demo mode
 */
export type Audience =
  | 'anyone'
  | 'guest'
  | 'member'
  | 'office'
  | 'overseer'
  | 'body'
  | 'platform'
  | 'machine'
  | 'operator'
  | 'demo'

/** Whose rows a call may touch: nobody's in particular, the caller's own, those of the club that is run, of the clubs overseen, of the club whose key it is. */
export type Scope = 'public' | 'own' | 'club' | 'clubs' | 'key'

/** What a route outside the API declares. */
export interface RouteGuard {
  audience: Audience
  rate: RateClass
  /** Answered whatever host was named: for machines, which ask under a name of their own (HOSTS-03). */
  anyHost?: true
}

/** What of an endpoint a guard asks: whether the call changes anything, and whether a club that is switched off takes it all the same. */
export type AskedEndpoint = Pick<Endpoint, 'method' | 'staysOpen'>

/** What an endpoint declares; `Admitted` is what its handler is handed beside the caller. */
export interface Guard<Admitted extends object = object> extends RouteGuard {
  scope: Scope
  /** Which right opens it, where an office is asked for; start-up fails on an endpoint of the back office that names none. */
  needs?: Needed
  /** Nobody who is in the club for the platform may call it (ADR 043). */
  isForOwnPeople?: true
  /** Anyone may ask, and what they are answered is still somebody's: no browser keeps it. */
  isPersonal?: true
  /** The reply is the same for everybody and changes with a write to the club only: it is kept (kernel/http/cached-replies.ts). */
  isCached?: true
  /** At most so long, where something of it changes by the second and not by a write to the club alone. */
  keepMs?: number
  /** Refuses whoever may not call, before the input is looked at. */
  admit: (caller: Caller, headers: unknown, endpoint: AskedEndpoint) => Promise<Admitted>
}

/** A guard as an endpoint names it: where it says no rate, `serve` takes that of the method. */
export type NamedGuard<Admitted extends object = object> = Omit<Guard<Admitted>, 'rate'> &
  Partial<Pick<Guard, 'rate'>>

const nothing = async () => ({})

/** Public content, and the way in: the handler learns no more than who calls, if it asks. */
export const anyone = (rate: RateClass): Guard => ({
  audience: 'anyone',
  scope: 'public',
  rate,
  admit: nothing,
})

/** How often what is kept may be asked for. */
export const CACHED_RATE = 'read'

/** What a club shows everybody: made once, and kept until somebody writes to the club. */
export const everybody: Guard = { ...anyone(CACHED_RATE), isCached: true }

/**
 * What a club sells: how many are left, and what opens and closes by the clock, is a few seconds old at most, as on the pages that show
 * it. A crowd asks once. The last ones of anything are told by the club's revision, at once.
 */
export const onSale: Guard = { ...everybody, keepMs: 10_000 }

/** Anyone may ask for what only they were given the reference of; no browser keeps the reply. */
export const anyoneInPerson = (rate: RateClass): Guard => ({ ...anyone(rate), isPersonal: true })

/** HOSTS-05 to HOSTS-09: whoever is signed in and belongs on the site that was asked. */
export const member = (rate: RateClass): Guard<{ member: SignedIn }> => ({
  audience: 'member',
  scope: 'own',
  rate,
  admit: async (caller) => ({ member: await signedIn(caller) }),
})

/** HOSTS-19: whoever buys, signed in or as a guest. */
export const guest = (rate: RateClass): Guard<{ buyer: Identity }> => ({
  audience: 'guest',
  scope: 'own',
  rate,
  admit: async (caller) => {
    const identity = await caller.identify()
    return { buyer: identity?.kind === 'guest' ? (identity satisfies Guest) : welcome(identity, caller) }
  },
})

/** Somebody at work in the back office, and the club that they work on. */
export interface RunningClub {
  clubId: string
  userId: string
}

/** What they are in it: for what is shown by right, as on the first page. */
export function standingIn(asking: { club: RunningClub; member: SignedIn }): Standing {
  const account = accountIn(asking)
  return { roles: account?.roles ?? [], offices: account?.offices }
}

type Account = SignedIn['user']['accounts'][number]

const lacksPasskey = ({ user }: SignedIn, account: Account, needed: Needed): boolean =>
  account.asks_passkey === true && isGuarded(needed) && !user.has_fresh_passkey

/** Whether they may see it now: by their office, and by a passkey where the club asks for one. */
export function reaches(asking: { club: RunningClub; member: SignedIn }, needed: Needed): boolean {
  const account = accountIn(asking)
  return account !== undefined && holds(account, needed) && !lacksPasskey(asking.member, account, needed)
}

const accountIn = (asking: { club: RunningClub; member: SignedIn }): Account | undefined =>
  asking.member.user.accounts.find(({ account_id: id }) => id === asking.club.clubId)

/** A right, several of which one is enough, or nothing but an office. */
type Opening = Right | readonly [Right, ...Right[]] | typeof ANYBODY

const neededFor = (opening: Opening): Needed =>
  typeof opening === 'string' && opening !== ANYBODY ? [opening] : opening

type OfficeGuard = NamedGuard<{ club: RunningClub; member: SignedIn }>

/** OPEN-120, OPEN-121: whoever runs the club that the call names in its header, and holds an office that gives the right (ADR 055). */
export const office = (opening: Opening, said: Partial<Pick<Guard, 'rate'>> = {}): OfficeGuard => ({
  ...said,
  ...inOffice({ needs: neededFor(opening) }),
})

/**
 * The same for the club's own people alone: what lasts longer than a visit (who runs the club, who reads along, who may come in, where its
 * money goes), all that moves money or needs two people of the club, and what is opened without a proof because somebody is hurt. Whoever is there
 * for the platform is none of them (ADR 043).
 */
export const ownPeople = (opening: Opening): OfficeGuard =>
  inOffice({ needs: neededFor(opening), isForOwnPeople: true })

/** Which of those who run a club an endpoint is for. */
type Asked = { needs: Needed } & Pick<Guard, 'isForOwnPeople'>

const inOffice = (asked: Asked): OfficeGuard => ({
  audience: 'office',
  scope: 'club',
  ...asked,
  admit: async (caller, headers, endpoint) => {
    const signed = await signedIn(caller)
    const { 'x-account-id': accountId } = parsePart(AccountHeader, headers)
    return { member: signed, club: runningClub(caller, signed, accountId, endpoint, asked) }
  },
})

/** HOSTS-07, HOSTS-08: null oversees every club. The site asks for the role; on any other site nobody oversees. */
export const overseer = (rate: RateClass): Guard<{ member: SignedIn; bodyId: string | null }> => ({
  audience: 'overseer',
  scope: 'clubs',
  rate,
  admit: async (caller) => {
    const signed = await signedIn(caller)
    return { member: signed, bodyId: bodyOverseen(caller, signed) }
  },
})

/** Somebody at work for a governing body, and the body. */
export interface RunningBody {
  bodyId: string
  userId: string
  name: string
}

/** HOSTS-08: the staff of a governing body, on its site; whoever is above all clubs works for none of them. */
export const bodyStaff = (rate: RateClass): Guard<{ member: SignedIn; body: RunningBody }> => ({
  audience: 'body',
  scope: 'clubs',
  rate,
  admit: async (caller) => {
    const signed = await signedIn(caller)
    const bodyId = bodyOverseen(caller, signed)
    if (bodyId === null) throw notPermitted()
    const { user_id: userId, first_name: first, last_name: last } = signed.user
    return { member: signed, body: { bodyId, userId, name: `${first} ${last}` } }
  },
})

/** HOSTS-07, OPEN-122: a superuser, on their own site and on no other. Whoever changes something has shown a passkey; the demo asks for none. */
export const superuser = (rate: RateClass): Guard<{ member: SignedIn }> => ({
  audience: 'platform',
  scope: 'clubs',
  rate,
  admit: async (caller, _headers, { method }) => {
    const signed = await signedIn(caller)
    if (caller.site?.host.type !== 'su' || !signed.user.roles.includes('super-user')) throw notPermitted()
    if (method !== 'GET' && signed.user.asks_passkey && !signed.user.has_fresh_passkey)
      throw new Refusal(403, 'passkey_needed', PLATFORM_PASSKEY_NEEDED)
    return { member: signed }
  },
})

function bodyOverseen({ site }: Caller, { user }: SignedIn): string | null {
  const type = site?.host.type
  if (type === 'su' && user.roles.includes('super-user')) return null
  const body = type === 'xgb' && user.roles.includes('xgb') ? user.governing_body : null
  if (!body) throw notPermitted()
  return body.governing_body_id
}

/**
 * To whoever has nothing to do with a club it does not exist; that somebody works for the whole platform gives no role
 * in it (OPEN-122): they enter for a while, and are among its accounts for that while.
 */
function runningClub(
  caller: Caller,
  signed: SignedIn,
  accountId: string,
  { method, staysOpen }: AskedEndpoint,
  { needs, isForOwnPeople }: Asked,
): RunningClub {
  const { user } = signed
  const account = user.accounts.find(({ account_id }) => account_id === accountId.toLowerCase())
  if (!account || isForAnotherClub(caller, account.account_id)) throw notFound('The account')
  if (accountsRun([account]).length === 0) throw notPermitted()
  if (!holds(account, needs)) throw new Refusal(403, 'not_your_office', notYourOffice(needs))
  if (account.entry && isForOwnPeople) throw new Refusal(403, 'own_people_only', OWN_PEOPLE_ONLY)
  if (lacksPasskey(signed, account, needs)) throw new Refusal(403, 'passkey_needed', PASSKEY_NEEDED)
  // Whoever is there for the platform may put things right; what is read when somebody is hurt is never closed.
  if (account.is_suspended && method !== 'GET' && !staysOpen && !account.entry)
    throw new Refusal(403, 'club_suspended', CLUB_SUSPENDED)
  return { clubId: account.account_id, userId: user.user_id }
}

const signedIn = async (caller: Caller): Promise<SignedIn> => welcome(await caller.identify(), caller)

/** Deny by default: whoever is not the public has to be somebody, and somebody who belongs here. */
function welcome(identity: Identity | null, { site }: Caller): SignedIn {
  if (identity?.kind !== 'user') throw new Refusal(401, 'unauthenticated', 'Please sign in first')
  if (!belongs(identity, site)) throw notPermitted()
  return identity
}

const notPermitted = () => new Refusal(403, 'forbidden', NOT_PERMITTED)

/** HOSTS-05 to HOSTS-09 */
export const belongs = ({ user }: { user: { roles: Parameters<typeof mayEnter>[1] } }, site: Site | null) =>
  site === null || mayEnter(site.host.type, user.roles)
