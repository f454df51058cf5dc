import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMail, INBOUND, IncomingBox, type WrittenMail } from '#testing/incoming-box.ts'
import { type InboxClient, openInboxClient, SENDER, writeToClub } from '#testing/clients/inbox-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { IncomingAddresses } from './addresses.ts'

const lines: string[] = []
let app: TestApp
let box: IncomingBox
let orla: InboxClient
beforeAll(async () => {
  box = new IncomingBox()
  app = await openTestApp({
    environment: { RATE_LIMITS: 'false', LOG_LEVEL: 'trace', ...INBOUND },
    incomingMail: box,
    logTo: { write: (line) => void lines.push(line) },
  })
  orla = await openInboxClient(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  box.mails.length = 0
  box.dies = false
  for (const table of ['contact_messages', 'outbox']) await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

/** A message that Orla answered and is done with; answers where its writer answers to. */
async function answered(): Promise<{ id: string; to: string }> {
  const id = await writeToClub(app, 'When is training?')
  await orla.answer(id, { done: true })
  const [mail] = await mailsTo(app, SENDER)
  return { id, to: mail?.reply_to ?? '' }
}
const read = () => app.parts.jobs.runDue()
async function wroteBack(mail: Omit<WrittenMail, 'to'> = {}) {
  const { id, to } = await answered()
  box.put(aMail({ to, ...mail }))
  await read()
  return { id, to, message: await orla.read(id) }
}

test('an answer by mail stands in its thread, opens it again, unread, and whoever looks after it is told', async () => {
  const text =
    'Grand, thanks!\n\nOn Sun, 15 Nov 2026 at 12:00, Dunvarra Rovers FC <x@y.example>\nwrote:\n\n> On Monday at seven.'
  const { to, message } = await wroteBack({ text })
  expect(to).toMatch(/^post\+t-[a-z2-7]{42}@mail\.example$/)
  expect(message.mails).toMatchObject([
    {
      content: 'Grand, thanks!',
      quoted: expect.stringContaining('> On Monday at seven.'),
      from_address: null,
      attachments: [],
      is_automatic: false,
    },
  ])
  expect(message).toMatchObject({ read_at: null, answered_at: null, done_at: null, done_by: null })
  expect((await orla.list('?state=waiting')).body.total).toBe(1)
  const [told, ...more] = await mailsTo(app, 'orla@dunvarra.example')
  expect(more).toEqual([])
  expect(told).toMatchObject({ subject: 'Re: Website contact form: Síle Ní Fhearra', reply_to: SENDER })
  expect(told?.text).toContain('Grand, thanks!')
  expect(told?.text).not.toContain('On Monday at seven')
  expect(box.outcomes).toEqual(['answered'])
})

test('of who writes from another address that is said; files are named and not kept', async () => {
  const { id, to } = await answered()
  const mixed = aMail({ to, from: 'Work <Sile@Work.example>' }).replace(
    /Content-Type: [\s\S]*$/,
    'Content-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/html; charset=utf-8\n\n<p>See the <b>file</b></p>\n--x\n' +
      'Content-Type: application/pdf; name="form.pdf"\nContent-Disposition: attachment; filename="form.pdf"\n\nJVBERi0=\n--x--\n',
  )
  box.put(mixed)
  await read()
  const [mail] = (await orla.read(id)).mails
  expect(mail).toMatchObject({ from_address: 'sile@work.example', attachments: ['form.pdf'] })
  expect(mail?.content).toContain('See the file')
})

test.each(['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes'])(
  '%s: kept, and nothing opens and nobody is written to',
  async (header) => {
    const { message } = await wroteBack({ headers: [header], text: 'I am away.' })
    expect(message.mails).toMatchObject([{ content: 'I am away.', is_automatic: true }])
    expect(message.done_at).not.toBeNull()
    expect(await mailsTo(app, 'orla@dunvarra.example')).toEqual([])
    expect(await mailsTo(app, SENDER)).toHaveLength(1)
  },
)

test('killed between handling and marking, and delivered twice: once in the thread, told once', async () => {
  const { id, to } = await answered()
  const mail = aMail({ to, id: 'one' })
  box.put(mail, mail)
  box.dies = true
  await expect(read()).rejects.toThrow('killed')
  expect(box.outcomes).toEqual([null, null])
  box.dies = false
  await read()
  expect(box.outcomes).toEqual(['answered', 'answered'])
  expect((await orla.read(id)).mails).toHaveLength(1)
  expect(await mailsTo(app, 'orla@dunvarra.example')).toHaveLength(1)
})

test('two who read at the same moment keep it once', async () => {
  const { id, to } = await answered()
  const mail = aMail({ to, id: 'one' })
  box.put(mail, mail, mail)
  await Promise.all([read(), read()])
  expect((await orla.read(id)).mails).toHaveLength(1)
  expect(await mailsTo(app, 'orla@dunvarra.example')).toHaveLength(1)
})

test('the token decides the club: made for another, or up, it opens nothing', async () => {
  const { id } = await answered()
  const [other] = await app.asOwner<{ id: string }>("select id from clubs where slug = 'inishvarn'")
  const addresses = new IncomingAddresses(app.parts.config.secret, 'post@mail.example')
  const strange = new IncomingAddresses('another-secret-of-somebody', 'post@mail.example')
  box.put(
    aMail({ to: addresses.write('thread', { clubId: other?.id ?? '', id }) }),
    aMail({ to: addresses.write('thread', { clubId: orla.accountId, id: crypto.randomUUID() }) }),
    aMail({ to: addresses.write('bounce', { clubId: orla.accountId, id }).replace('+b-', '+t-') }),
    aMail({ to: strange.write('thread', { clubId: orla.accountId, id }) }),
    aMail({
      to: 'post@mail.example',
      headers: [`X-Club: ${orla.accountId}`, `In-Reply-To: <${id}@mail.example>`],
    }),
  )
  await read()
  expect(box.outcomes).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown'])
  expect((await orla.read(id)).mails).toEqual([])
})

test('a thread takes twenty in a day; nothing of them stands in the log', async () => {
  const { id, to } = await answered()
  box.put(...Array.from({ length: 22 }, (_, at) => aMail({ to, text: `Wombat ${at}` })))
  await read()
  expect((await orla.read(id)).mails).toHaveLength(20)
  expect(box.outcomes.filter((outcome) => outcome === 'unknown')).toHaveLength(2)
  for (const secret of ['Wombat', SENDER, 'post+t-']) expect(lines.join('\n')).not.toContain(secret)
})

test('a mail that the database refuses keeps no other from being read, and is given up in the end', async () => {
  const { id, to } = await answered()
  await app.asOwner(`alter table message_mails add constraint refuses check (content <> 'Poison')`)
  box.put(aMail({ to, text: 'Poison' }), aMail({ to, text: 'Grand' }))
  await read()
  for (let turn = 0; turn < 4; turn += 1) await read()
  expect(box.outcomes).toEqual(['unknown', 'answered'])
  expect((await orla.read(id)).mails).toMatchObject([{ content: 'Grand' }])
  await app.asOwner('alter table message_mails drop constraint refuses')
})

test('whose colleague has left, the club is told; without a mailbox everything is as before', async () => {
  const { id, to } = await answered()
  await app.asOwner('update contact_messages set assigned_to = null')
  box.put(aMail({ to }))
  await read()
  expect(await mailsTo(app, 'hello@dunvarra.example')).toHaveLength(2)
  expect((await orla.read(id)).mails).toHaveLength(1)
})
