import {
  listTickets,
  quickPick,
  resumeRenewal,
  stopRenewal,
  tellAFriend,
} from '@clubhouse/contract/selling/lottery'
import { getPlayLimits, setPlayLimits } from '@clubhouse/contract/selling/play-limits'
import { listMemberTickets } from '@clubhouse/contract/selling/member-tickets'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { accept } from '@clubhouse/domain/result'
import type { Core } from '#kernel/core.ts'
import { type Caller, isForAnotherClub, type SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyoneInPerson, member } from '#kernel/http/guard.ts'
import type { References } from '#messages/mailings/port.ts'
import type { PlayerKeys } from './limits/player-keys.ts'
import { readPlayer } from './limits/player.queries.ts'
import { limitsOf, setLimits } from './limits/set-limits.ts'
import { findMemberTickets } from './member-tickets.queries.ts'
import { pickLines } from './quick-pick.queries.ts'
import { stopRenewals } from './renewals.ts'
import { resumeTicket } from './resume-renewal.ts'
import { tellFriend } from './tell-a-friend.ts'
import { findTickets } from './tickets.queries.ts'

const OWN_READ = member('read')
const OWN_WRITE = member('write')
/** The same for everybody and new each time: no browser keeps it. */
const CHANCE = anyoneInPerson('read')

/** Whoever makes up an account is not let loose on other people's mailboxes. */
const notVerified = () =>
  new Refusal(403, 'email_not_verified', 'Please confirm your own email first. We’ve sent you a link for it.')

type Signed = Caller & { member: SignedIn }

interface LotteryDeps extends Pick<Core, 'db' | 'now' | 'registry' | 'sites' | 'rates'> {
  keys: PlayerKeys
  references: References
}

export function lotteryEndpoints(deps: LotteryDeps): ServedEndpoint[] {
  const { db, now, registry, sites, rates, keys } = deps

  /** On a club's own site that club alone. */
  function clubOf(caller: Caller, slug: string): string {
    const clubId = registry.idOf(slug)
    if (clubId === null || isForAnotherClub(caller, clubId)) throw notFound('The club')
    return clubId
  }

  const playerIn = ({ member: { user } }: Signed, clubId: string) => {
    const { user_id: userId, email, email_verified: isProven } = user
    return { ...(isProven ? keys.whoIs(clubId, { userId, email }) : keys.unproven(clubId, userId)), userId }
  }
  const whoIs = (caller: Signed, club: string) => playerIn(caller, clubOf(caller, club))

  return [
    serve(quickPick, CHANCE, async ({ params: { club, draw_id: drawId }, query }) => {
      const lines = await pickLines(db, { club, drawId, lines: query.lines })
      if (!lines) throw notFound('The draw')
      return { lines }
    }),
    serve(getPlayLimits, OWN_READ, async ({ params }, caller) => {
      const who = whoIs(caller, params.club)
      return limitsOf(await db.withClub(who.clubId, (tx) => readPlayer(tx, who, now())), now())
    }),
    serve(setPlayLimits, OWN_WRITE, async ({ params, body }, caller) => {
      const who = whoIs(caller, params.club)
      return db.withClub(who.clubId, (tx) => setLimits(tx, who, body, now()))
    }),
    serve(listTickets, OWN_READ, async ({ params, query }, caller) => {
      const who = whoIs(caller, params.club)
      return db.withClub(who.clubId, (tx) => findTickets(tx, who, query))
    }),
    serve(stopRenewal, OWN_WRITE, async ({ params: { club, ticket_id: ticketId } }, caller) => {
      const who = whoIs(caller, club)
      const tickets = await db.withClub(who.clubId, async (tx) => {
        if (!(await stopRenewals(tx, { ...who, ticketId, now: now() }))) return null
        return findTickets(tx, who, { page: 1, per_page: 1, ids: [ticketId] })
      })
      const [ticket] = tickets?.items ?? []
      if (!ticket) throw notFound('The ticket')
      return ticket
    }),
    serve(resumeRenewal, OWN_WRITE, async ({ params: { club, ticket_id: ticketId } }, caller) => {
      const who = whoIs(caller, club)
      const outcome = await db.withClub(who.clubId, async (tx) => {
        const resumed = await resumeTicket(tx, { ...who, ticketId, now: now() })
        if (!resumed.ok) return resumed
        const { items } = await findTickets(tx, who, { page: 1, per_page: 1, ids: [ticketId] })
        return accept(items[0] ?? null)
      })
      if (!outcome.ok) {
        const { status, code, message } = outcome.reason
        throw new Refusal(status, code, message)
      }
      if (!outcome.value) throw notFound('The ticket')
      return outcome.value
    }),
    serve(listMemberTickets, OWN_READ, async ({ query }, caller) => {
      const { accounts, user_id: userId } = caller.member.user
      const own = accounts.flatMap(({ account_id: id }) => (isForAnotherClub(caller, id) ? [] : [id]))
      const clubs = await Promise.all(
        own.map((clubId) =>
          db.withClub(clubId, async (tx) => {
            const found = await findMemberTickets(tx, { clubId, userId, past: query.past, now: now() })
            const site = found && sites.ofClub(found.club.slug)
            if (!site || (found.club.lotteries.length === 0 && found.open.length + found.past.length === 0))
              return []
            const limits = limitsOf(await readPlayer(tx, playerIn(caller, clubId), now()), now())
            return [{ ...found, club: { ...found.club, origin: site.origin }, limits }]
          }),
        ),
      )
      return { clubs: clubs.flat() }
    }),
    serve(tellAFriend, OWN_WRITE, async ({ params, body }, caller) => {
      const who = whoIs(caller, params.club)
      const site = sites.ofClub(params.club)
      if (!site) throw notFound('The club')
      if (!caller.member.user.email_verified) throw notVerified()
      await rates.take('tell-a-friend', caller, who.userId)
      const friend = { firstName: body.first_name, email: body.email }
      const telling = { site, product: params.product_id, player: caller.member.user.first_name, friend }
      if (!(await db.withClub(who.clubId, (tx) => tellFriend(deps, tx, telling)))) throw notFound('The lotto')
      return { told: true as const }
    }),
  ]
}
