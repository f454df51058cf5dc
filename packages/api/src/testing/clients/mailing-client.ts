import type { DistributionList } from '@clubhouse/contract/messages/office/distribution-lists'
import type { Mailing, MailingGroup } from '@clubhouse/contract/messages/office/mailings'
import type { Effects } from '#kernel/jobs/effects.ts'
import { runStep, type StepDeps } from '#kernel/jobs/run-step.ts'
import { openOutbox, type OutboxDeps } from '#messages/mail/send-mails.ts'
import { mailingWork } from '#messages/mailings/mailing-work.ts'
import { openListLetter } from '#messages/mailings/sending/letter.ts'
import type { CapturedMail, Mailer } from '#providers/mail/port.ts'
import { type ListClient, openListClient } from './list-client.ts'
import { plainLetters } from '../plain-letters.ts'
import type { ask } from '../sign-in.ts'
import { clearSquads, type SquadMember } from '../world/squad.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'
import { TEST_NOW } from '../test-database.ts'

/** The sending of lists in a test's hands: each step of it, and what became of it. */
export interface MailingClient {
  app: TestApp
  /** Of the club's owner, and of an admin of it. */
  owner: ListClient
  admin: ListClient
  send: (list: DistributionList, at?: Date) => Promise<Mailing>
  steer: (mailing: Mailing, how: 'pause' | 'resume' | 'cancel') => ReturnType<typeof ask>
  /** The work of mailings alone, step by step until nothing is due: nothing is sent. Answers how many steps it took. */
  queue: (more?: Partial<StepDeps> & { step?: number; most?: number }) => Promise<number>
  /** A worker whose mailer a test holds; its letters are plain. */
  worker: (send: Mailer['send'], more?: Partial<OutboxDeps>) => Effects
  inbox: (address: string) => Promise<CapturedMail[]>
  people: (mailing: Mailing, group: MailingGroup) => Promise<string[]>
  clear: () => Promise<void>
}

export const child = (firstName: string, holder: string, more: Partial<SquadMember> = {}): SquadMember => ({
  firstName,
  kind: 'juvenile',
  born: '2016-03-01',
  holder,
  ...more,
})

/** Five children of four families. */
export const FAMILIES = [
  child('Cillian', 'niamh@mail.example'),
  child('Sadhbh', 'niamh@mail.example'),
  child('Kayode', 'grace@mail.example'),
  child('Jakub', 'ewa@mail.example'),
  child('Fiadh', 'brid@mail.example'),
]
export const ADDRESSES = ['brid@mail.example', 'ewa@mail.example', 'grace@mail.example', 'niamh@mail.example']

const LEFT_BEHIND = ['outbox', 'job_runs', 'mailings', 'mail_opt_outs', 'set_aside_addresses']

export async function openMailingClient({
  environment,
  ...options
}: TestAppOptions = {}): Promise<MailingClient> {
  const app = await openTestApp({ ...options, environment: { RATE_LIMITS: 'false', ...environment } })
  const { db, clock, mailbox, mailings } = app.parts
  const owner = await openListClient(app)
  const admin = await openListClient(app, { who: 'tadhg@dunvarra.example' })
  const workers: Effects[] = []
  const throwing = (error: Error) => {
    throw error
  }
  return {
    app,
    owner,
    admin,
    send: async (list, at) => {
      const { status, body } = await owner.send(list, at)
      if (status !== 200) throw new Error(`It was not sent: ${JSON.stringify(body)}`)
      return body
    },
    steer: ({ mailing_id: id }, how) => owner.ask(`/mailings/${id}/${how}`, {}),
    queue: async ({ step, most = Infinity, ...more } = {}) => {
      const works = [mailingWork(step === undefined ? {} : { step })]
      const deps = {
        db,
        works,
        now: clock.now,
        crashAt: () => undefined,
        pace: 1,
        onTrouble: throwing,
        ...more,
      }
      for (let steps = 0; ; steps += 1) if (steps === most || (await runStep(deps)) === 'idle') return steps
    },
    worker: (send, more = {}) => {
      const letters = { ...plainLetters, listLetter: openListLetter(mailings) }
      const made = openOutbox({
        db,
        mailer: { send },
        ...letters,
        now: clock.now,
        onTrouble: () => undefined,
        ...more,
      })
      workers.push(made)
      return made
    },
    inbox: async (address) => (await mailbox?.list(address)) ?? [],
    people: async ({ mailing_id: id }, group) => {
      const query = `group=${group}&per_page=100&sort=address&sort_direction=asc`
      const { body } = await owner.ask(`/mailings/${id}/recipients?${query}`)
      return body.items.map(({ address }: { address: string }) => address)
    },
    clear: async () => {
      for (const worker of workers.splice(0)) await worker.stop()
      await clearSquads(app)
      for (const table of LEFT_BEHIND) await app.asOwner(`delete from ${table}`)
      await app.asOwner(`delete from distribution_lists where revision > 0`)
      await mailbox?.clear()
      app.setClock(TEST_NOW)
    },
  }
}
