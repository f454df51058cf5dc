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
import { confirmDraw, openDraw } from './two-people.ts'

type At = Caller & { club: RunningClub }
type Of = { clubId: string; drawId: string }
type Change = (tx: Tx, of: Of, writing: Writing) => Promise<Refusal | null>

/** OPEN-120: lottos and prize draws for those who run the club. */
export function officeLotteryEndpoints(
  { db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>,
  drawing: DrawDeps,
): ServedEndpoint[] {
  const writingOf = (caller: At): Writing => ({ caller, audit, userId: caller.club.userId, now: now() })

  /** What is changed and the draw as it is then, in one transaction: a refusal undoes all of it. */
  const after = ({ club, ...caller }: At, drawId: string, change: Change | null) =>
    db.withClub(club.clubId, async (tx) => {
      const of = { clubId: club.clubId, drawId }
      const writing = writingOf({ ...caller, club })
      const refused = await change?.(tx, of, writing)
      if (refused) throw refused
      const draw = await readDraw(tx, { ...of, userId: club.userId, now: writing.now })
      if (!draw) throw notFound('The draw')
      return draw
    })

  const lottoOf = async (tx: Tx, { clubId, id }: { clubId: string; id: string }) => {
    const [lotto] = await readLottos(tx, clubId, id)
    if (!lotto) throw notFound('The lotto')
    return lotto
  }

  const prizeDraw = async (tx: Tx, of: Of) => {
    const draw = await readPrizeDraw(tx, of)
    if (!draw) throw notFound('The draw')
    return draw
  }

  return [
    serve(lottos.listLottos, office('fundraising'), ({ query }, { club }) =>
      db.withClub(club.clubId, async (tx) => {
        const all = await readLottos(tx, club.clubId)
        const start = (query.page - 1) * query.per_page
        return collection(all.slice(start, start + query.per_page), all.length, query)
      }),
    ),
    serve(lottos.createLotto, ownPeople('fundraising'), ({ body }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const { clubId } = caller.club
        const by = { writing: writingOf(caller), houseSecret: drawing.houseSecret }
        const id = await createLotto(tx, clubId, body, by)
        if (id instanceof Refusal) throw id
        return lottoOf(tx, { clubId, id })
      }),
    ),
    serve(lottos.getLotto, office('fundraising'), ({ params: { lottery_id: id } }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => lottoOf(tx, { clubId, id })),
    ),
    serve(lottos.changeLotto, ownPeople('fundraising'), ({ params: { lottery_id: id }, body }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const { clubId } = caller.club
        const refused = await changeLotto(tx, { clubId, id }, body, writingOf(caller))
        if (refused) throw refused
        return lottoOf(tx, { clubId, id })
      }),
    ),
    serve(contract.listLotteryDraws, office('fundraising'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listDraws(tx, { clubId, kind: 'Lotto' }, query)),
    ),
    serve(contract.listPrizeDraws, office('fundraising'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listDraws(tx, { clubId, kind: 'Draw' }, query)),
    ),
    serve(contract.getOfficeDraw, office('fundraising'), ({ params }, caller) =>
      after(caller, params.draw_id, null),
    ),
    serve(contract.listDrawEntries, office('fundraising'), ({ params, query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => entriesOf(tx, { clubId, drawId: params.draw_id }, query)),
    ),
    serve(contract.listDrawEntriesCsv, office('fundraising'), ({ params, query }, caller) =>
      officeCsv({ db, audit, now }, caller, {
        room: 'entries',
        columns: ENTRY_CSV,
        query,
        list: (tx, asked) => entriesOf(tx, { clubId: caller.club.clubId, drawId: params.draw_id }, asked),
      }),
    ),
    serve(contract.openDraw, ownPeople('fundraising'), ({ params }, caller) =>
      after(caller, params.draw_id, (tx, of, writing) => openDraw(tx, of, writing, drawing.clock)),
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
      const refused = await readDrum(drawing, reading, writingOf(caller))
      if (refused) throw refused
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
    serve(prize.createPrizeDraw, ownPeople('fundraising'), ({ body }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const { clubId } = caller.club
        const by = { writing: writingOf(caller), houseSecret: drawing.houseSecret }
        const drawId = await createPrizeDraw(tx, clubId, body, by)
        if (drawId instanceof Refusal) throw drawId
        return prizeDraw(tx, { clubId, drawId })
      }),
    ),
    serve(prize.getPrizeDraw, office('fundraising'), ({ params }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => prizeDraw(tx, { clubId, drawId: params.draw_id })),
    ),
    serve(prize.changePrizeDraw, ownPeople('fundraising'), ({ params, body }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const of = { clubId: caller.club.clubId, drawId: params.draw_id }
        const refused = await changePrizeDraw(tx, of, body, writingOf(caller))
        if (refused) throw refused
        return prizeDraw(tx, of)
      }),
    ),
    serve(prize.deletePrizeDraw, ownPeople('fundraising'), ({ params }, caller) =>
      db.withClub(caller.club.clubId, async (tx) => {
        const of = { clubId: caller.club.clubId, drawId: params.draw_id }
        const refused = await deletePrizeDraw(tx, of, writingOf(caller))
        if (refused) throw refused
        return { deleted: true as const }
      }),
    ),
  ]
}

const entriesOf = async (...asked: Parameters<typeof listEntries>) => {
  const listed = await listEntries(...asked)
  if (!listed) throw notFound('The draw')
  return listed
}
