import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OptOut } from '@clubhouse/contract/messages/office/opt-outs'
import { child, type MailingClient, openMailingClient } from '#testing/clients/mailing-client.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { laySquad } from '#testing/world/squad.ts'

let world: MailingClient
beforeAll(async () => {
  world = await openMailingClient()
})
afterAll(() => world.app.close())
afterEach(() => world.clear())

const shown = async (query = '', desk = world.owner) => {
  const { body } = await desk.ask(`/opt-outs?per_page=100&sort=address&sort_direction=asc${query}`)
  return body as { items: OptOut[]; total: number; counts: Record<string, number> }
}
const optOut = (personSql: string, kind: string, list: string | null) =>
  world.app.asOwner(
    `insert into mail_opt_outs (club_id, id, person_id, kind, list_id, created_at)
      values ($1::uuid, gen_random_uuid(), ${personSql}, $2, $3::uuid, now())`,
    [world.owner.accountId, kind, list],
  )
const user = (email: string) => `(select id from users where email = '${email}')`

test('who said no to what, how and when, and which addresses were set aside', async () => {
  await laySquad(world.app, [child('Cillian', 'niamh@mail.example'), child('Kayode', 'grace@mail.example')])
  const { email_distribution_list_id: list } = await world.owner.create({ name: 'Shield parade' })
  await optOut(user('niamh@mail.example'), 'recurring', list)
  await optOut(user('grace@mail.example'), 'news', null)
  await world.app.asOwner(
    `insert into set_aside_addresses (club_id, id, address, reason, created_at)
      values ($1::uuid, gen_random_uuid(), 'old@mail.example', 'There is no such mailbox', now())`,
    [world.owner.accountId],
  )
  const { items, counts } = await shown()
  expect(counts).toEqual({ all: 3, opted_out: 2, set_aside: 1 })
  expect(items).toMatchObject([
    { address: 'grace@mail.example', kind: 'news', how: 'preferences', list: null, reason: null },
    { address: 'niamh@mail.example', kind: 'list', how: 'either', list: 'Shield parade' },
    { address: 'old@mail.example', kind: 'bounced', how: 'bounce', reason: 'There is no such mailbox' },
  ])
  expect((await shown('&show=set_aside')).items.map(({ address }) => address)).toEqual(['old@mail.example'])
  expect((await shown('&show=opted_out')).total).toBe(2)
  expect((await shown('&filter=shield')).items.map(({ kind }) => kind)).toEqual(['list'])

  // "Try again" is the address's way back, and nobody else's.
  const aside = items.find(({ kind }) => kind === 'bounced')?.opt_out_id
  expect((await world.owner.ask(`/set-aside/${aside}`, undefined, 'DELETE')).status).toBe(200)
  expect((await shown()).counts).toEqual({ all: 2, opted_out: 2, set_aside: 0 })
})

test('a link of a mail is told from the preferences, while the mail is known', async () => {
  await laySquad(world.app, [child('Fiadh', 'brid@mail.example')])
  const list = await world.owner.create()
  await world.send(list)
  await world.queue()
  await optOut(user('brid@mail.example'), 'recurring', list.email_distribution_list_id)
  await world.app.asOwner(`update mailing_recipients set opted_out_at = now()`)
  expect((await shown()).items).toMatchObject([{ how: 'link', name: expect.stringContaining('Holder') }])
})

test('who refuses the news of every club is named to their own clubs alone', async () => {
  await laySquad(world.app, [child('Fiadh', 'brid@mail.example')])
  await world.app.asOwner(`update users set updates_refused_at = now() where email = 'brid@mail.example'`)
  expect((await shown()).items).toMatchObject([{ address: 'brid@mail.example', kind: 'everywhere' }])
  await world.app.asOwner(`delete from club_roles where user_id = ${user('brid@mail.example')}`)
  expect((await shown()).items).toEqual([])
})

test('that somebody was on a list of guarded answers is the owner’s to know', async () => {
  await laySquad(world.app, [child('Fiadh', 'brid@mail.example')])
  const { email_distribution_list_id: list } = await world.owner.create({ name: 'Asthma' })
  await world.app.asOwner(`update distribution_lists set is_guarded = true where id = $1`, [list])
  await optOut(user('brid@mail.example'), 'recurring', list)
  expect((await shown()).items[0]?.list).toBe('Asthma')
  expect((await shown('', world.admin)).items[0]?.list).toBeNull()
  expect((await shown('&filter=asthma', world.admin)).items).toEqual([])
})

test('both lists are files, too', async () => {
  await laySquad(world.app, [child('Fiadh', 'brid@mail.example')])
  const { email_distribution_list_id: list } = await world.owner.create({ name: 'Parade' })
  await optOut(user('brid@mail.example'), 'recurring', list)
  const { access_token: token } = await signIn(world.app, 'orla@dunvarra.example', 'backoffice')
  const file = async (path: string) => {
    const headers = {
      host: hostOf('backoffice'),
      authorization: `Bearer ${token}`,
      'x-account-id': world.owner.accountId,
    }
    return (await world.app.server.inject({ url: `/api/v2/backoffice/emails${path}`, headers })).body
  }
  expect(await file('/opt-outs/csv')).toContain('brid@mail.example,Parade,By a link or in their preferences')
  expect(await file('/distribution-lists/csv?columns=name&columns=email_status')).toContain('Parade,Active')
})
