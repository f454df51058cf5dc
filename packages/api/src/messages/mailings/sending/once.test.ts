import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Mailing } from '@clubhouse/contract/messages/office/mailings'
import { noteFaults, runs } from '../../../../../../scripts/lib/test-depth.ts'
import { openEffects } from '#kernel/jobs/effects.ts'
import { mailEffect } from '../../mail/send-mails.ts'
import type { MailMessage } from '#providers/mail/port.ts'
import { child, type MailingClient, openMailingClient } from '#testing/clients/mailing-client.ts'
import { plainLetters } from '#testing/plain-letters.ts'
import { laySquad } from '#testing/world/squad.ts'
import { openListLetter } from './letter.ts'

let world: MailingClient
beforeAll(async () => {
  world = await openMailingClient()
})
afterAll(() => world.app.close())
afterEach(() => world.clear())

const PEOPLE = 9
const address = (at: number) => `p${at}@mail.example`
const EVERYBODY = Array.from({ length: PEOPLE }, (_, at) => address(at))

async function begin(): Promise<Mailing> {
  await laySquad(
    world.app,
    EVERYBODY.map((holder, at) => child(`C${at}`, holder, { wantsNews: true })),
  )
  return world.send(await world.owner.create())
}

/** Runs until nothing is due, however often the clock has to be moved on for what the dead left behind. */
async function runOut(send: (message: MailMessage) => Promise<void>): Promise<void> {
  const { app } = world
  const outbox = world.worker(send)
  for (let round = 0; round < 4; round += 1) {
    await world.queue({ step: 4 })
    await outbox.drain()
    app.setClock(new Date(app.parts.clock.now().getTime() + 61_000))
  }
}

class Killed extends Error {}

/** Kills the process at a line, once. */
function killedOnce(line: string | null) {
  let isAlive = line !== null
  return (at: string) => {
    if (isAlive && at === line) {
      isAlive = false
      throw new Killed(line ?? '')
    }
  }
}

const LINES = ['work.stepped', 'work.before-commit', 'work.committed', 'mail.claimed', 'mail.sent'] as const

test(
  'each address gets one mail of a mailing, whatever is killed and tried again',
  { timeout: 300_000 },
  async () => {
    const kills = fc.array(fc.constantFrom(...LINES, 'smtp'), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc
        .asyncProperty(kills, async (lines) => {
          const mailing = await begin()
          const sent: MailMessage[] = []
          const note = async (message: MailMessage) => void sent.push(message)
          for (const line of lines) {
            const crashAt = killedOnce(line)
            const ignoring = (work: Promise<unknown>) =>
              work.catch((error: unknown) => {
                if (!(error instanceof Killed)) throw error
              })
            await ignoring(world.queue({ step: 4, crashAt, onTrouble: () => undefined }))
            let isFirst = line === 'smtp'
            const flaky = async (message: MailMessage) => {
              if (isFirst) {
                isFirst = false
                throw new Error('the line was cut')
              }
              await note(message)
            }
            await ignoring(world.worker(flaky, { crashAt }).drain())
          }
          await runOut(note)
          const ids = new Map<string, Set<string>>()
          for (const { to, id } of sent) ids.set(to, (ids.get(to) ?? new Set()).add(id))
          // A mail that went while its process died goes again under its own id, by which mail servers know it.
          expect([...ids.keys()].toSorted()).toEqual(EVERYBODY)
          expect([...ids.values()].every(({ size }) => size === 1)).toBe(true)
          if (!lines.includes('mail.sent')) expect(sent).toHaveLength(PEOPLE)
          expect(await world.owner.mailing(mailing.mailing_id)).toMatchObject({
            status: 'done',
            numbers: { all: PEOPLE, sent: PEOPLE },
          })
          noteFaults('mailings', lines.length)
        })
        .afterEach(() => world.clear()),
      { numRuns: runs(4, 60) },
    )
  },
)

describe('an opt-out', () => {
  const WAYS = ['link', 'preferences', 'everywhere'] as const
  const MOMENTS = ['before', 'gathered', 'queued', 'half sent', 'paused'] as const

  const say = async (way: (typeof WAYS)[number], who: string, mailing: Mailing) => {
    const { app, owner } = world
    const listId = mailing.email_distribution_list_id
    if (way === 'everywhere') {
      await app.asOwner(`update users set receive_updates = false where email = $1`, [who])
      return
    }
    await app.asOwner(
      `insert into mail_opt_outs (club_id, id, person_id, kind, list_id, created_at)
        select $1, gen_random_uuid(), id, $2, $3, now() from users where email = $4`,
      [owner.accountId, way === 'link' ? 'recurring' : 'news', way === 'link' ? listId : null, who],
    )
  }

  /** Answers who got it, when somebody said no at that moment. */
  async function gotIt(
    moment: (typeof MOMENTS)[number],
    way: (typeof WAYS)[number],
    drain: typeof honouring,
  ) {
    const mailing = await begin()
    const sent: string[] = []
    const who = address(3)
    const no = () => say(way, who, mailing)
    if (moment === 'before') await no()
    await world.queue({ step: 4, most: 1 })
    if (moment === 'gathered') await no()
    await world.queue({ step: 4 })
    if (moment === 'queued') await no()
    if (moment === 'paused') {
      await world.steer(mailing, 'pause')
      await no()
      await world.steer(mailing, 'resume')
      await world.queue({ step: 4 })
    }
    let asked = false
    await drain(async ({ to }) => {
      // Whoever said no while another’s mail was on its way, and theirs was not.
      if (moment === 'half sent' && !asked) {
        asked = true
        await world.app.asOwner(
          `update outbox set due_at = due_at + interval '1 second' where recipient = $1`,
          [who],
        )
        await no()
      }
      sent.push(to)
    })
    return sent.toSorted()
  }
  const others = EVERYBODY.filter((each) => each !== address(3))

  const honouring = async (send: (message: MailMessage) => Promise<void>) => {
    // The one who is to say no comes last, so that theirs is not among the first that are handed over.
    await world.app.asOwner(`update outbox set due_at = due_at - interval '1 hour' where recipient <> $1`, [
      address(3),
    ])
    await world.worker(send).drain()
    world.app.setClock(new Date(world.app.parts.clock.now().getTime() + 5_000))
    await world.worker(send).drain()
  }

  const CASES = [
    ...MOMENTS.map((moment) => [moment, 'link'] as const),
    ...WAYS.map((way) => ['queued', way] as const).slice(1),
  ]
  test.each(CASES)('given %s by %s is honoured, and everybody else gets it', async (moment, way) => {
    expect(await gotIt(moment, way, honouring)).toEqual(others)
  })

  test('negative control: an outbox that does not ask again sends it to them', async () => {
    const careless = async (send: (message: MailMessage) => Promise<void>) => {
      const { db, clock, mailings } = world.app.parts
      const letters = {
        ...plainLetters,
        listLetter: openListLetter(mailings),
        mailer: { send },
        now: clock.now,
      }
      const { stillWanted: _asked, ...kind } = mailEffect(letters)
      await openEffects(kind, { db, now: clock.now, onTrouble: () => undefined }).drain()
    }
    expect(await gotIt('queued', 'link', careless)).toEqual(EVERYBODY)
  })
})
