import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Recipient } from '@clubhouse/contract/messages/office/recipient-filters'
import { type ListClient, openListClient } from '#testing/clients/list-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const child = (more: Partial<SquadMember> = {}): SquadMember => ({
  firstName: 'Fiadh',
  kind: 'juvenile',
  born: '2016-03-01',
  holder: 'brid@mail.example',
  ...more,
})

let app: TestApp
let desk: ListClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openListClient(app)
})
afterAll(() => app.close())
afterEach(async () => {
  await clearSquads(app)
  for (const table of ['mail_opt_outs', 'set_aside_addresses']) await app.asOwner(`delete from ${table}`)
})

const whoGetsIt = async (filters: object[] = []) => {
  const { status, body } = await desk.ask('/recipients', { filters })
  expect([status, body]).toMatchObject([200, {}])
  return body as { sum: Record<string, number>; sample: Recipient[] }
}
const addresses = async (filters: object[] = []) =>
  (await whoGetsIt(filters)).sample.map(({ address }) => address).toSorted()

describe('whom a letter goes to', () => {
  test('guardians stand for juveniles, every one who gave an address, and the account holder can be meant alone', async () => {
    await laySquad(app, [
      child({ guardian: { firstName: 'Séamus', lastName: 'Hallaran', email: 'Seamus@Mail.example' } }),
    ])
    const { sample } = await whoGetsIt()
    expect(sample).toMatchObject([
      {
        address: 'seamus@mail.example',
        first_name: 'Séamus',
        why: [{ first_name: 'Fiadh', as: 'guardian' }],
      },
      { address: 'brid@mail.example', first_name: 'Brid', why: [{ first_name: 'Fiadh', as: 'guardian' }] },
    ])
    expect(await addresses([{ filter: 'write_to', is: 'account_holder' }])).toEqual(['brid@mail.example'])
  })

  test('V27 people who were ticked, or whole families by who pays, are meant alone, also where a membership has ended', async () => {
    const [fiadh] = await laySquad(app, [
      child({ status: 'cancelled' }),
      child({ firstName: 'Cian' }),
      child({ firstName: 'Other', holder: 'other@mail.example' }),
    ])
    const [{ id: brid } = { id: '' }] = await app.asOwner<{ id: string }>(
      `select id from users where email = 'brid@mail.example'`,
    )
    const membersOf = async (filters: object[]) =>
      (await whoGetsIt(filters)).sample.flatMap(({ address, why }) =>
        why.map(({ first_name: name }) => `${name} ${address}`),
      )
    expect(await membersOf([{ filter: 'people', is: [fiadh] }])).toEqual(['Fiadh brid@mail.example'])
    expect((await membersOf([{ filter: 'family', is: [brid] }])).toSorted()).toEqual([
      'Cian brid@mail.example',
      'Fiadh brid@mail.example',
    ])
    const active = { filter: 'status', is: ['active'] }
    expect(await membersOf([{ filter: 'family', is: [brid] }, active])).toEqual(['Cian brid@mail.example'])
    expect(await membersOf([{ filter: 'people', is: [crypto.randomUUID()] }])).toEqual([])
  })

  test('an adult is written to themselves, by the address that they gave or through their family', async () => {
    const adult = { kind: 'adult' as const, born: '1980-01-01', holder: 'brid@mail.example' }
    await laySquad(app, [
      { firstName: 'Bríd', isSelf: true, ...adult },
      { firstName: 'Tom', ...adult, answers: { email: 'tom@mail.example' } },
      { firstName: 'Nana', ...adult },
      { firstName: 'Guest', kind: 'adult', guest: 'guest@mail.example' },
    ])
    const { sample, sum } = await whoGetsIt()
    const shown = sample.map(({ address, why }) => [
      address,
      why.map((each) => `${each.first_name} ${each.as}`),
    ])
    expect(shown.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['brid@mail.example', ['Bríd self', 'Nana family']],
      ['guest@mail.example', ['Guest family']],
      ['tom@mail.example', ['Tom self']],
    ])
    expect(sum).toMatchObject({ members: 4, people: 4, doubles: 1, mails: 3 })
  })

  test('whoever has turned eighteen is written to themselves', async () => {
    await laySquad(app, [child({ born: '2000-01-01', answers: { email: 'fiadh@mail.example' } })])
    expect(await addresses()).toEqual(['fiadh@mail.example'])
  })

  test('each address once, however it is written, with everybody for whom it is', async () => {
    await laySquad(app, [
      child({
        firstName: 'Cillian',
        guardian: { firstName: 'B', lastName: 'H', email: 'BRID@mail.example' },
      }),
      child({ firstName: 'Sadhbh' }),
      child({
        firstName: 'Kayode',
        holder: 'grace@mail.example',
        guardian: { firstName: 'Bríd', lastName: 'H', email: ' brid@MAIL.example ' },
      }),
    ])
    const { sample, sum } = await whoGetsIt()
    const brid = sample.find(({ address }) => address === 'brid@mail.example')
    expect(brid?.why.map(({ first_name }) => first_name).toSorted()).toEqual(['Cillian', 'Kayode', 'Sadhbh'])
    expect(sum).toMatchObject({ members: 3, juveniles: 3, people: 4, doubles: 2, mails: 2 })
  })

  test('opted out, deactivated, set aside and without an address are left out, and the sum says how many', async () => {
    await laySquad(app, [
      child({ firstName: 'A' }),
      child({ firstName: 'B', holder: 'out@mail.example' }),
      child({ firstName: 'C', holder: 'never@mail.example' }),
      child({ firstName: 'D', holder: 'gone@mail.example', isGone: true }),
      child({ firstName: 'E', holder: null }),
      child({ firstName: 'F', holder: 'bounced@mail.example' }),
      child({ firstName: 'G', guardian: { firstName: 'X', lastName: 'Y', email: 'no address' } }),
    ])
    await app.asOwner(
      `insert into mail_opt_outs (club_id, id, person_id, kind, created_at)
        select $1, gen_random_uuid(), id, 'news', now() from users where email = 'out@mail.example'`,
      [desk.accountId],
    )
    await app.asOwner(`update users set receive_updates = true where email = 'never@mail.example'`)
    await app.asOwner(`update users set receive_updates = false where email = 'never@mail.example'`)
    await app.asOwner(
      `insert into set_aside_addresses (club_id, id, address, reason, created_at)
        values ($1, gen_random_uuid(), 'bounced@mail.example', 'smtp 550', now())`,
      [desk.accountId],
    )
    const { sample, sum } = await whoGetsIt()
    expect(sample.map(({ address }) => address)).toEqual(['brid@mail.example'])
    expect(sum).toEqual({
      members: 7,
      juveniles: 7,
      people: 8,
      no_address: 1,
      deactivated: 2,
      doubles: 1,
      opted_out: 2,
      set_aside: 1,
      mails: 1,
      unreached: 2,
    })
  })

  test('ADR 038 a box that was never ticked is no refusal', async () => {
    await laySquad(app, [child({ wantsNews: false })])
    expect(await addresses()).toEqual(['brid@mail.example'])
    expect(await addresses([{ filter: 'news', is: 'allowed' }])).toEqual([])
  })

  test('an opt-out of an address that no account has is remembered, and holds when an account is made', async () => {
    await laySquad(app, [
      child({ guardian: { firstName: 'Séamus', lastName: 'H', email: 'seamus@mail.example' } }),
    ])
    const list = await desk.create()
    await app.asOwner(
      `insert into mail_opt_outs (club_id, id, person_id, kind, list_id, created_at)
        values ($1::uuid, gen_random_uuid(), contact_id($1::uuid, 'seamus@mail.example'), 'recurring', $2, now())`,
      [desk.accountId, list.email_distribution_list_id],
    )
    const shown = async () =>
      (await desk.recipients(list.email_distribution_list_id)).body.items.map(
        ({ address }: Recipient) => address,
      )
    expect(await shown()).toEqual(['brid@mail.example'])
    await laySquad(app, [{ firstName: 'Séamus', kind: 'adult', holder: 'seamus@mail.example', isSelf: true }])
    expect(await shown()).toEqual(['brid@mail.example'])
  })

  test('nobody of another club is among them', async () => {
    await laySquad(app, [child()])
    await laySquad(app, [child({ holder: 'other@mail.example' })], 'inishvarn')
    expect(await addresses()).toEqual(['brid@mail.example'])
  })
})

describe('the list of who would get it', () => {
  test('TABLE-11 is paged, searched and sorted, with the sum beside it', async () => {
    await laySquad(
      app,
      Array.from({ length: 12 }, (_, at) =>
        child({ firstName: `C${at}`, holder: `p${String(at).padStart(2, '0')}@mail.example` }),
      ),
    )
    const { email_distribution_list_id: id, recipients } = await desk.create()
    expect(recipients).toBe(12)
    const { body } = await desk.recipients(id, '?per_page=5&page=2&sort=address&sort_direction=asc')
    expect(body).toMatchObject({ total: 12, from: 6, to: 10, sum: { mails: 12 } })
    expect(body.items[0].address).toBe('p05@mail.example')
    expect((await desk.recipients(id, '?filter=P11@')).body.items).toHaveLength(1)
  })
})
