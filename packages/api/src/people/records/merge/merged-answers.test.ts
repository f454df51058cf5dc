import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GuardedAnswers } from '@clubhouse/contract/people/office/members'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { findKnown } from '../../family/known-answers.queries.ts'
import { whatWeKnow } from '../../privacy/what-we-know.ts'
import { storeAnswers } from '../../registration/store-answers.ts'
import { findAskedForm } from '../../registration/earlier-answers.queries.ts'
import { demoFormId } from '#testing/clients/form-client.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let owner: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await clearSquads(app)
  for (const table of ['person_merges', 'person_accesses', 'groups'])
    await app.asOwner(`delete from ${table}`)
})

const BRID = { holder: 'brid@mail.example' }
const PEN = 'The EpiPen is in her blue bag'
const child = (more: Partial<SquadMember>): SquadMember => ({
  firstName: 'Fiadh',
  kind: 'juvenile',
  born: '2017-07-18',
  plan: 'juvenile-u8-u12',
  ...more,
})
const ill = (words: string) => ({ has_medical_condition: true, medical_details: words })

/** One call each, so that what is laid later was also answered later. */
async function laid(...squad: SquadMember[]): Promise<string[]> {
  const ids: string[] = []
  for (const each of squad) ids.push(...(await laySquad(app, [each])))
  return ids
}

const preview = async ([one, two]: readonly string[]) =>
  (await owner.ask(`/people/merges/preview?one_id=${one}&other_id=${two}`)).body

async function merged(ids: readonly string[]): Promise<{ kept: string; gone: string }> {
  const { kept, gone } = await preview(ids)
  const { status } = await owner.ask('/people/merges', { kept_id: kept.member_id, gone_id: gone.member_id })
  expect(status).toBe(200)
  return { kept: kept.member_id, gone: gone.member_id }
}

const opened = async (id: string): Promise<GuardedAnswers> =>
  (await owner.ask(`/members/${id}/guarded-answers`, { reason: 'today', current_password: DEMO_PASSWORD }))
    .body

describe('answers about health after a merge', () => {
  test.each<[string, SquadMember, SquadMember]>([
    ['a family and a guest', child({ ...BRID, answers: ill(PEN) }), child({ guest: 'colm@mail.example' })],
    ['a guest and a family', child({ guest: 'colm@mail.example', answers: ill(PEN) }), child(BRID)],
    ['two guests', child({ guest: 'a@mail.example', answers: ill(PEN) }), child({ guest: 'b@mail.example' })],
  ])('are all shown, of %s: nobody takes back what another has said', async (_, first, later) => {
    const { kept } = await merged(await laid(first, later))
    expect((await owner.ask(`/members/${kept}`)).body).toMatchObject({ has_guarded: true })
    expect(JSON.stringify(await opened(kept))).toContain(PEN)
    const { group_id: id } = (await owner.ask('/groups', { name: 'Under 10s' })).body
    await owner.ask(`/groups/${id}/members`, { member_ids: [kept] })
    expect((await owner.ask(`/groups/${id}/team-list`)).body.members).toMatchObject([{ has_guarded: true }])
  })

  test('what the same family said later stands, as it does without a merge', async () => {
    const { kept } = await merged(
      await laid(child({ ...BRID, answers: ill('Old') }), child({ ...BRID, answers: ill(PEN) })),
    )
    expect(JSON.stringify(await opened(kept))).toContain(PEN)
    expect((await opened(kept)).forms).toHaveLength(1)
  })

  test('are announced before, where both have some', async () => {
    const both = await laid(
      child({ ...BRID, answers: ill(PEN) }),
      child({ guest: 'c@mail.example', answers: ill('Asthma') }),
    )
    expect(await preview(both)).toMatchObject({ both_guarded: true })
    expect(JSON.stringify(await preview(both))).not.toContain(PEN)
    const one = await laid(child({ ...BRID, answers: ill(PEN) }), child({ guest: 'c@mail.example' }))
    expect(await preview(one)).toMatchObject({ both_guarded: false })
  })
})

test('an answer for the one who went is about the one who stays: the club and the family both read it', async () => {
  const { kept, gone } = await merged(await laid(child(BRID), child(BRID)))
  const [account] = await app.asOwner<{ id: string }>('select id from users where email = $1', [BRID.holder])
  const userId = account?.id ?? ''
  const clubId = owner.accountId
  const formId = demoFormId('dunvarra', 'juvenile')
  const question = {
    question_id: 'medical_details',
    default_question_id: 'medical_details',
    label: '',
    answer: PEN,
  }
  const answers = {
    sections: [{ section_id: 'medical', default_section_id: 'medical', questions: [question] }],
  }
  const now = new Date(Date.now() + 1000)
  const give = () =>
    app.parts.db.withClub(clubId, (tx) =>
      storeAnswers(tx, { clubId, formId, version: 1, givenBy: userId, memberId: gone, answers }, now),
    )
  const id = await give()
  expect(await give(), 'pressed twice').toBe(id)
  expect(JSON.stringify(await opened(kept))).toContain(PEN)
  const [plan] = await app.asOwner<{ id: string }>(
    `select id from products where club_id = $1 and slug = 'juvenile-u8-u12'`,
    [clubId],
  )
  for (const memberId of [kept, gone]) {
    const [known, asked] = await app.parts.db.withClub(clubId, async (tx) => [
      await findKnown(tx, { clubId, userId, memberId, now }),
      await findAskedForm(tx, {
        clubId,
        planId: plan?.id ?? '',
        formType: 'member',
        userId,
        namedId: memberId,
      }),
    ])
    expect(JSON.stringify(known?.answered)).toContain(PEN)
    expect(JSON.stringify(asked?.earlier)).toContain(PEN)
  }
})

test('who looked at the one who went is told of the one who stays: to the club, and to the family', async () => {
  const ids = await laid(child(BRID), child(BRID))
  for (const id of ids) await owner.ask(`/members/${id}`)
  const { kept, gone } = await merged(ids)
  const looks = async () =>
    (await owner.ask(`/people/access-log?person_id=${kept}`)).body.items.map(
      (each: { person_id: string }) => each.person_id,
    )
  expect((await looks()).toSorted()).toEqual([kept, gone].toSorted())
  expect((await owner.ask(`/members/${kept}`)).body.readers).toHaveLength(2)
  const [account] = await app.asOwner<{ id: string }>('select id from users where email = $1', [BRID.holder])
  const clubs = [{ id: owner.accountId, name: 'Dunvarra' }]
  const known = await whatWeKnow(
    app.parts.db,
    { userId: account?.id ?? '', email: BRID.holder, clubs },
    app.parts.personTables,
  )
  expect(known.find(({ title }) => title.includes('Who looked'))?.records).toHaveLength(2)
})
