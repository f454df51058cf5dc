import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formAnswers } from '../forms/tables.ts'
import { type AnswerDesk, openAnswerDesk } from '#testing/clients/answer-client.ts'
import { errorCode } from '#testing/error-code.ts'
import { signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const lines: string[] = []
let app: TestApp
let desk: AnswerDesk
beforeAll(async () => {
  app = await openTestApp({
    environment: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
  desk = await openAnswerDesk(app)
})
afterAll(() => app.close())

describe('what was answered is not for everybody', () => {
  test('what somebody gave who was signed in is theirs alone; another club has nothing of it', async () => {
    const { access_token: as } = await signIn(app, 'brid@home.example')
    const { access_token: other } = await signIn(app, 'kwame@home.example')
    const { answers_id: id } = (await desk.giveChild({}, { as })).body
    const own = await desk.read(id, { as })
    expect({ status: own.status, keeping: own.headers['cache-control'] }).toEqual({
      status: 200,
      keeping: 'private, no-store',
    })
    expect((await desk.read(id, { as: other })).status).toBe(404)
    expect((await desk.read(id)).status).toBe(404)
    expect((await desk.read(id, { as, club: 'inishvarn' })).status).toBe(404)
    const { access_token: elsewhere } = await signIn(app, 'brid@home.example', 'inishvarn')
    const there = { as: elsewhere, on: 'inishvarn' }
    expect((await desk.read(id, there)).status).toBe(404)
    expect((await desk.giveChild({}, there)).status).toBe(404)
  })

  test('the role that reads public content cannot read answers, and a club reads and writes its own only', async () => {
    const { db, registry } = app.parts
    const [own, other] = [registry.idOf('dunvarra') ?? '', registry.idOf('inishvarn') ?? '']
    expect(await errorCode(db.read({ name: 'peek', text: 'select 1 from form_answers' }, []))).toBe('42501')
    for (const club of [own, other]) {
      const theirs = await app.asOwner('select id from form_answers where club_id = $1', [club])
      expect(await db.withClub(club, (tx) => tx.$count(formAnswers))).toBe(theirs.length)
    }
    const steal = sql`insert into form_answers select ${own}::uuid, gen_random_uuid(), id, version, null, null, '{}', now() from forms`
    expect(await errorCode(db.withClub(other, (tx) => tx.execute(steal)))).toBe('42501')
    for (const change of ["update form_answers set answers = '{}'", 'truncate form_answers'])
      expect(await errorCode(db.withClub(own, (tx) => tx.execute(sql.raw(change))))).toBe('42501')
  })

  test('whoever reads what was said of somebody’s health is written down, and not what was said', async () => {
    const { access_token: as } = await signIn(app, 'brid@home.example')
    const { answers_id: id } = (await desk.giveChild({}, { as })).body
    await desk.read(id, { as })
    const [last] = await app.asOwner<{ club: string; actor: string; detail: object }>(
      `select c.slug as club, u.email as actor, a.detail from audit_events a join clubs c on c.id = a.club_id
       left join users u on u.id = a.actor_id where a.kind = 'answers-read' and a.detail ->> 'answers_id' = $1`,
      [id],
    )
    expect(last).toEqual({
      club: 'dunvarra',
      actor: 'brid@home.example',
      detail: { form_id: desk.juvenile.form_id, answers_id: id },
    })
    const log = lines.join('\n')
    expect(log).toContain('/answers')
    for (const secret of ['Fiadh', 'Asthma', '0861234567', 'Quay Road']) expect(log).not.toContain(secret)
  })
})
