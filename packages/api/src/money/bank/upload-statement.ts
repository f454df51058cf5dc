import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { readStatement, type StatementLine } from '@clubhouse/domain/money/bank/read-statement'
import { CSV_LIMITS } from '@clubhouse/domain/people/import/read-csv'
import type { Core } from '#kernel/core.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { rows } from '#kernel/db/rows.ts'
import { inBank, rematch } from './rematch.ts'
import { bankFiles } from './tables.ts'

export type BankDeps = Pick<Core, 'db' | 'now' | 'audit'>
export type At = Caller & { club: RunningClub }

/** What went out pays nothing that we know of; somebody may bring it back. */
export const WENT_OUT = 'Money out'

/** A statement is read and kept, and its lines matched. A line that is known stays as it was decided: nothing counts twice. */
export async function uploadStatement(
  { db, now, audit }: BankDeps,
  caller: At,
  uploaded: { file: Uint8Array; filename: string },
) {
  const { clubId, userId } = caller.club
  const read = readStatement(uploaded.file)
  if (!read.ok) throw new Refusal(422, 'invalid_file', read.reason)
  const lines = withFingerprints(read.value)
  const [id, filename] = [randomUUID(), nameOf(uploaded.filename)]
  return inBank(db, clubId, async (tx) => {
    const at = now()
    await tx
      .insert(bankFiles)
      .values({ clubId, id, filename, lines: lines.length, createdBy: userId, createdAt: at })
    const found = await rows<unknown>(
      tx,
      sql`insert into bank_lines (club_id, id, file_id, line, day, text, amount, balance, fingerprint, state, reason)
      select ${clubId}, gen_random_uuid(), ${id}, l.line, l.day, l.text, l.amount, l.balance, l.fingerprint,
        case when l.amount < 0 then 'aside' else 'unmatched' end, case when l.amount < 0 then ${WENT_OUT} else '' end
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l (line int, day text, text text, amount int, balance int, fingerprint text)
      on conflict (club_id, fingerprint) do nothing returning id`,
    )
    const added = found.length
    await rematch(tx, clubId, at)
    const detail = { name: filename, lines: String(lines.length), added: String(added) }
    await audit.record(tx, caller, { kind: 'bank-file-uploaded', clubId, actorId: userId, detail })
    const [{ certain } = { certain: 0 }] = await rows<{ certain: number }>(
      tx,
      sql`select count(*)::int as certain from bank_lines where club_id = ${clubId} and state = 'matched'`,
    )
    return { lines: lines.length, added, known: lines.length - added, certain }
  })
}

/** By what the bank says, and not by where it stands: two of the same in a day are told apart by how many there are. */
function withFingerprints(lines: readonly StatementLine[]): (StatementLine & { fingerprint: string })[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const said = [line.day, line.amount, line.text.toLowerCase()].join('|')
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    return { ...line, fingerprint: createHash('sha256').update(`${said}|${times}`).digest('hex') }
  })
}

/** Without what could steer a line; the end says what it is. */
const nameOf = (filename: string): string =>
  filename
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
    .slice(-CSV_LIMITS.filename) || 'statement.csv'
