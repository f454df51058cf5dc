import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeWaiting } from '@clubhouse/contract/office/waiting'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { writeToClub } from '#testing/clients/inbox-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let orla: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())

const waiting = async (by: ClubClient) => {
  const { entries } = (await by.ask('/waiting')).body as OfficeWaiting
  return Object.fromEntries(entries.map(({ path, count }) => [path, count]))
}

test('what waits is counted as its own page counts it, and told to those who may open that page alone', async () => {
  await app.asOwner(`update contact_messages set done_at = now()`)
  await writeToClub(app, 'When does training begin again?')
  const counts = await waiting(orla)
  expect(counts['/messages']).toBe(1)
  const late = (await orla.ask('/arrears?late=true')).body.total as number
  expect(counts['/arrears'] ?? 0).toBe(late)
  expect(counts['/orders']).toBeUndefined()
  const coach = await openClubClient(app, { who: 'cormac@dunvarra.example' })
  expect(await waiting(coach)).toEqual({})
})

test('OPEN-120 what a passkey keeps is not counted to whoever has not shown one, as on the first page', async () => {
  await writeToClub(app, 'Is there training on Sunday?')
  expect(Object.keys(await waiting(orla))).toContain('/messages')
  const setTo = (to: string) =>
    app.asOwner(`update clubs set second_factor = $1 where slug = 'dunvarra'`, [to])
  const [was] = await app.asOwner<{ second_factor: string }>(
    `select second_factor from clubs where slug = 'dunvarra'`,
  )
  await setTo('required')
  try {
    expect((await orla.ask('/home')).body.to_do.messages.count).toBe(0)
    expect(Object.keys(await waiting(orla))).not.toContain('/messages')
    expect(Object.keys(await waiting(orla))).not.toContain('/arrears')
  } finally {
    await setTo(was?.second_factor ?? '')
  }
})
