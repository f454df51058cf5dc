import { expect, test } from 'vitest'
import { app, bought, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { openBankClient, orderedAgain } from '#testing/clients/bank-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { uploadStatement } from './upload-statement.ts'

openAttempts()

test('a statement takes as many statements of ours with two hundred lines as with two', async () => {
  await orderedAgain(app, await bought(await inInstalments()), 100)
  const desk = await openBankClient(app)
  const owing = await desk.owing()
  const counter = statementCounter({ inTransactions: true })
  const deps = { ...app.parts, db: counter.db(app.parts.db) }
  const [who] = await app.asOwner<{ id: string }>(
    `select id from users where email = 'orla@dunvarra.example'`,
  )
  const caller = { club: { clubId: desk.clubId, userId: who?.id ?? '' }, ip: null }
  const sent = async (lines: string[]) => {
    const file = new TextEncoder().encode(['Date,Description,Amount', ...lines].join('\n'))
    const all = await counter.during(() =>
      uploadStatement(deps, caller as never, { file, filename: 'statement.csv' }),
    )
    return all.length
  }
  const line = (at: number) =>
    `02/03/2026,${at} ORDER ${owing[at]?.seq ?? 'NONE'},${((owing[at]?.amount ?? 1234) / 100).toFixed(2)}`
  const few = await sent([line(0), line(1)])
  const many = await sent(Array.from({ length: 200 }, (_, at) => line(at)))
  expect(await desk.counts()).toMatchObject({ all: 200 })
  expect([few, many]).toEqual([few, few])
  expect(few).toBeLessThanOrEqual(8)
})
