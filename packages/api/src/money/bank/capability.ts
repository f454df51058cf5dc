import { sql } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/money/office/bank'
import { MAX_CONFIRMED } from '@clubhouse/contract/money/office/bank-limits'
import { Refusal } from '@clubhouse/contract/refusal'
import { ASIDE_WORDS } from '@clubhouse/domain/money/bank/aside-account'
import { csvMoney } from '@clubhouse/domain/web/csv'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import type { HandPayments } from '../orders/port.ts'
import { confirmLine, type DecideDeps, payOrder, setAside, undoLine } from './decide-line.ts'
import { listLines, listLinesForFile, payableBy, readLine } from './read-lines.queries.ts'
import { inBank, rematch } from './rematch.ts'
import { type At, uploadStatement } from './upload-statement.ts'
import { bankPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'bank-file-uploaded': true
    'bank-line-linked': true
    'bank-line-set-aside': true
    'bank-line-undone': true
    'payout-arrived': true
  }
}

/** Below what a browser or a proxy waits. */
const LONGEST_MS = 20_000

type FileColumn = NonNullable<(typeof contract.listBankLinesCsv)['query']['_output']['columns']>[number]

const COLUMNS: CsvColumns<FileColumn, contract.OfficeBankLine> = {
  day: { header: 'Date', value: ({ day }, dates) => dates.day(day) },
  text: { header: 'Text', value: ({ text }) => text },
  amount: { header: 'Amount', value: ({ amount }) => csvMoney(amount) },
  state: { header: 'Status', value: ({ state }) => state },
  order_seq: { header: 'Order', value: ({ pays }) => pays?.order_seq ?? '' },
  buyer: { header: 'Who', value: ({ pays }) => pays?.buyer ?? '' },
  reason: { header: 'Reason', value: ({ reason }) => reason ?? '' },
  account: { header: 'Account', value: ({ account }) => (account ? ASIDE_WORDS[account] : '') },
}

/** Bank statements and what their lines pay, for those who run the club. */
function bankEndpoints(deps: DecideDeps): ServedEndpoint[] {
  const { db, now } = deps
  /** One decision, and what the other lines are matched to after it. */
  const decide = async (caller: At, id: string, by: (tx: Tx) => Promise<Refusal | null>) => {
    const { clubId } = caller.club
    const line = await inBank(db, clubId, async (tx) => {
      const refused = await by(tx)
      if (refused) return refused
      await rematch(tx, clubId, now())
      return readLine(tx, clubId, id)
    })
    return orNotFound(line, 'The line')
  }
  const look = (clubId: string) => inBank(db, clubId, (tx) => rematch(tx, clubId, now()))

  return [
    serve(contract.listBankLines, office('money'), ({ query }, { club: { clubId } }) =>
      db.withClub(clubId, (tx) => listLines(tx, clubId, query)),
    ),
    serve(contract.listBankLinesCsv, office('money'), ({ query }, caller) =>
      officeCsv(deps, caller, {
        name: 'bank',
        columns: COLUMNS,
        query,
        list: (tx, asked) => listLinesForFile(tx, caller.club.clubId, asked),
      }),
    ),
    serve(contract.uploadBankFile, ownPeople('money'), ({ body: { file, filename = '' } }, caller) =>
      uploadStatement(deps, caller, { file, filename }),
    ),
    serve(contract.getBankLine, office('money'), async ({ params, query }, { club: { clubId } }) => {
      const found = await db.withClub(clubId, async (tx) => {
        const line = await readLine(tx, clubId, params.line_id)
        return line && { ...line, orders: await payableBy(tx, clubId, line, query.filter ?? '') }
      })
      return orNotFound(found, 'The line')
    }),
    serve(contract.confirmBankLines, ownPeople('money'), async ({ body }, caller) => {
      const { clubId } = caller.club
      // Some may have been paid in another way since they were matched.
      await look(clubId)
      const lines = body.lines ?? (await certainOf(deps, clubId))
      let confirmed = 0
      // Each by itself: one that somebody paid meanwhile keeps no other from being recorded.
      const began = performance.now()
      for (const line of lines.slice(0, MAX_CONFIRMED)) {
        // Whoever waits is answered in time; the rest stays certain, with its button.
        if (performance.now() - began > LONGEST_MS) break
        const refused = await inBank(db, clubId, (tx) => confirmLine(tx, deps, caller, line)).catch(
          (error: unknown) => {
            if (error instanceof Refusal) return error
            throw error
          },
        )
        if (refused && lines.length === 1) throw refused
        if (!refused) confirmed += 1
      }
      await look(clubId)
      return { confirmed, left: lines.length - confirmed }
    }),
    serve(contract.payWithBankLine, ownPeople('money'), ({ params: { line_id: id }, body }, caller) =>
      decide(caller, id, (tx) => payOrder(tx, deps, caller, id, body.order_id)),
    ),
    serve(contract.setBankLineAside, ownPeople('money'), ({ params: { line_id: id }, body }, caller) =>
      decide(caller, id, (tx) => setAside(tx, deps, caller, id, { ...body, account: body.account ?? null })),
    ),
    serve(contract.undoBankLine, ownPeople('money'), ({ params: { line_id: id } }, caller) =>
      decide(caller, id, (tx) => undoLine(tx, deps, caller, id)),
    ),
  ]
}

/** All that only have to be confirmed, the oldest first. */
async function certainOf({ db }: DecideDeps, clubId: string): Promise<contract.ShownBankLine[]> {
  return db.withClub(clubId, (tx) =>
    rows<contract.ShownBankLine>(
      tx,
      sql`select id as line_id, coalesce(order_id, payout_id) as pays_id from bank_lines
        where club_id = ${clubId} and state = 'matched' order by day, id`,
    ),
  )
}

export const bankCapability = (core: Core, { handPayments }: { handPayments: HandPayments }): Capability => ({
  name: 'bank',
  people: bankPeople,
  endpoints: bankEndpoints({ ...core, handPayments }),
})
