import { demoWorld } from '@clubhouse/demo/world/world'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { DemoMailbox, DemoNotes } from '@clubhouse/domain/web/page-context'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'
import { readJobs } from './job-routes.ts'
import type { Mailbox } from '../providers/mail/port.ts'

const WAITING = {
  name: 'waiting_mails',
  text: 'select count(*)::int as count from outbox where done_at is null and failed_at is null',
}

interface NotesDeps {
  config: Config
  db: Database
  mailbox: Mailbox | null
  now: Date
}

/** What a newcomer to the demo wants to know: where to go, as whom, and with which card. */
export function demoNotes({ config, db, mailbox, now }: NotesDeps): DemoNotes {
  const world = demoWorld(now)
  return {
    password: world.logins[0]?.password ?? '',
    logins: world.logins.map(({ email, firstName, lastName, role, shows }) => {
      return { email, name: `${firstName} ${lastName}`, role, shows }
    }),
    testCards: world.testCards.map(({ number, outcome }) => ({ number, outcome })),
    clubs: world.clubs.map(({ slug, name }) => {
      return { slug, name, origin: siteOrigin({ type: 'club', club: slug }, config) }
    }),
    now: now.toISOString(),
    mailbox: (to) => readMailbox(db, mailbox, to),
    jobs: () => readJobs({ db, now }),
  }
}

async function readMailbox(db: Database, mailbox: Mailbox | null, to: string | null): Promise<DemoMailbox> {
  const [row] = await db.readPlatform<{ count: number }>(WAITING, [])
  const mails = (await mailbox?.list(to)) ?? []
  return {
    state: mailbox?.state ?? 'up',
    waiting: row?.count ?? 0,
    mails: mails.map(({ html: _, ...mail }) => mail),
  }
}
