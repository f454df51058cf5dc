import * as contract from '@clubhouse/contract/selling/office/lottery'
import * as lottos from '@clubhouse/contract/selling/office/lottos'
import * as prize from '@clubhouse/contract/selling/office/prize-draws'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople, type RunningClub } from '#kernel/http/guard.ts'
import { officeCsv } from '#kernel/http/office-csv.ts'
import { orNotFound, orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { type DrawDeps, runDraw } from '../draws/run-draw.ts'
import { ENTRY_CSV } from './entry-csv.ts'
import { listDraws } from './list-draws.queries.ts'
import { listEntries } from './list-entries.queries.ts'
import { changeLotto, readLottos } from './lottos.ts'
import { createLotto } from './new-lotto.ts'
import { enterPaperTickets, takeBackPaperTickets } from './paper-tickets.ts'
import { changePrizeDraw, createPrizeDraw, deletePrizeDraw, readPrizeDraw } from './prize-draws.ts'
import { readDraw } from './read-draw.queries.ts'
import { readDrum } from './read-drum.ts'
import { askSecond } from '#identity/office-users/port.ts'
import { confirmDraw, openDraw } from './two-people.ts'

type At = Caller & { club: RunningClub }
type Of = { clubId: string; drawId: string }
type Change = (tx: Tx, of: Of, writing: Writing) => Promise<Refusal | null>

/** OPEN-120: lottos and prize draws for those who run the club. */
export function officeLotteryEndpoints(
  { db, now, audit, config }: Pick<Core, 'db' | 'now' | 'audit' | 'config'>,
  drawing: DrawDeps,
): ServedEndpoint[] {
  const toSecond = askSecond({ config, now })
  const writingOf = (caller: At): Writing => ({ caller, audit, userId: caller.club.userId, now: now() })

  /** What is changed and the draw as it is then, in one transaction: a refusal undoes all of it. */
  const after = async ({ club, ...caller }: At, drawId: string, change: Change | null) => {
    const of = { clubId: club.clubId, drawId }
    const writing = writingOf({ ...caller, club })
    const draw = await undoneIfRefused(
      db,
      club.clubId,
      async (tx) =>
        (await change?.(tx, of, writing)) ?? readDraw(tx, { ...of, userId: club.userId, now: writing.now }),
    )
    return orNotFound(draw, 'The draw')
  }

  /** The same of a lotto, and of a prize draw: a change says which it was, or why not. */
  const lottoAfter = async (clubId: string, change: (tx: Tx) => Promise<string | Refusal>) => {
    const lotto = await undoneIfRefused(db, clubId, async (tx) => {
      const id = await change(tx)
      return id instanceof Refusal ? id : (await readLottos(tx, clubId, id))[0]
    })
    return orNotFound(lotto, 'The lotto')
  }

  const prizeDrawAfter = async (clubId: string, change: (tx: Tx) => Promise<string | Refusal>) => {
    const draw = await undoneIfRefused(db, clubId, async (tx) => {
      const drawId = await change(tx)
      return drawId instanceof Refusal ? drawId : readPrizeDraw(tx, { clubId, drawId })
    })
    return orNotFound(draw, 'The draw')
  }

  return [
    serve(lottos.listLottos, office('fundraising'), ({ query }, { club }) =>
      db.withClub(club.clubId, async (tx) => {
        const all = await readLottos(tx, club.clubId)
        const start = (query.page - 1) * query.per_page
        return collection(all.slice(start, start + query.per_page), all.length, query)
      }),
    ),
    serve(lottos.createLotto, ownPeople('fundraising'), ({ body }, caller) => {
      const by = { writing: writingOf(caller), houseSecret: drawing.houseSecret }
      const { clubId } = caller.club
      return lottoAfter(clubId, (tx) => createLotto(tx, clubId, body, by))
    }),
    serve(lottos.getLotto, office('fundraising'), ({ params: { lottery_id: id } }, { club: { clubId } }) =>
      lottoAfter(clubId, async () => id),
    ),
    serve(lottos.changeLotto, ownPeople('fundraising'), ({ params: { lottery_id: id }, body }, caller) => {
      const { clubId } = caller.club
      return lottoAfter(
        clubId,
        async (tx) => (await changeLotto(tx, { clubId, id }, body, writingOf(caller))) ?? id,
      )
    }),
    serve(contract.listLotteryDraws, office('fundraising'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listDraws(tx, { clubId, kind: 'Lotto' }, query)),
    ),
    serve(contract.listPrizeDraws, office('fundraising'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listDraws(tx, { clubId, kind: 'Draw' }, query)),
    ),
    serve(contract.getOfficeDraw, office('fundraising'), ({ params }, caller) =>
      after(caller, params.draw_id, null),
    ),
    serve(
      contract.listDrawEntries,
      office('fundraising'),
      async ({ params, query }, { club: { clubId } }) => {
        const of = { clubId, drawId: params.draw_id }
        return orNotFound(await db.withClub(clubId, (tx) => listEntries(tx, of, query)), 'The draw')
      },
    ),
    serve(contract.listDrawEntriesCsv, office('fundraising'), ({ params, query }, caller) =>
      officeCsv({ db, audit, now }, caller, {
        name: 'entries',
        columns: ENTRY_CSV,
        query,
        list: async (tx, asked) => {
          const of = { clubId: caller.club.clubId, drawId: params.draw_id }
          return (await listEntries(tx, of, asked)) ?? notFound('The draw')
        },
      }),
    ),
    serve(contract.openDraw, ownPeople('fundraising'), ({ params }, caller) =>
      after(caller, params.draw_id, (tx, of, writing) => openDraw(tx, of, writing, drawing.clock, toSecond)),
    ),
    serve(contract.confirmDraw, ownPeople('fundraising'), async ({ params: { draw_id: drawId } }, caller) => {
      await after(caller, drawId, (tx, of, writing) => confirmDraw(tx, of, writing, drawing.clock))
      // Somebody outside is asked here: between transactions. What cannot be drawn now is tried again each minute.
      await runDraw(drawing, { clubId: caller.club.clubId, drawId })
      return after(caller, drawId, null)
    }),
    serve(contract.readDrum, ownPeople('fundraising'), async ({ params, body }, caller) => {
      const { draw_id: drawId } = params
      const reading = { clubId: caller.club.clubId, drawId, picks: body.picks }
      orThrow(await readDrum(drawing, reading, writingOf(caller), toSecond))
      return after(caller, drawId, null)
    }),
    serve(contract.enterPaperTickets, ownPeople('fundraising'), ({ params, body }, caller) =>
      after(caller, params.draw_id, (tx, of, writing) =>
        enterPaperTickets(
          tx,
          { ...of, saleId: body.sale_id, tickets: body.tickets, cash: body.cash },
          writing,
        ),
      ),
    ),
    serve(contract.takeBackPaperTickets, ownPeople('fundraising'), ({ params }, caller) =>
      after(caller, params.draw_id, (tx, of, writing) =>
        takeBackPaperTickets(tx, { ...of, saleId: params.sale_id }, writing),
      ),
    ),
    serve(prize.createPrizeDraw, ownPeople('fundraising'), ({ body }, caller) => {
      const by = { writing: writingOf(caller), houseSecret: drawing.houseSecret }
      const { clubId } = caller.club
      return prizeDrawAfter(clubId, (tx) => createPrizeDraw(tx, clubId, body, by))
    }),
    serve(prize.getPrizeDraw, office('fundraising'), ({ params }, { club: { clubId } }) =>
      prizeDrawAfter(clubId, async () => params.draw_id),
    ),
    serve(prize.changePrizeDraw, ownPeople('fundraising'), ({ params, body }, caller) => {
      const of = { clubId: caller.club.clubId, drawId: params.draw_id }
      return prizeDrawAfter(
        of.clubId,
        async (tx) => (await changePrizeDraw(tx, of, body, writingOf(caller))) ?? of.drawId,
      )
    }),
    serve(prize.deletePrizeDraw, ownPeople('fundraising'), async ({ params }, caller) => {
      const of = { clubId: caller.club.clubId, drawId: params.draw_id }
      await undoneIfRefused(db, of.clubId, (tx) => deletePrizeDraw(tx, of, writingOf(caller)))
      return { deleted: true as const }
    }),
  ]
}
