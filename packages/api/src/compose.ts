import { resolve } from 'node:path'
import {
  historyOf,
  openDatabase,
  openGeocoder,
  openNames,
  openHookSender,
  openIncomingMail,
  openMailer,
  openRephraser,
  openStorage,
} from './adapters.ts'
import { apiKeysCapability } from './api-keys/capability.ts'
import { auditLogCapability } from './audit-log/capability.ts'
import { openAutomaticMails } from './automatic-mails/capability.ts'
import { openBackground } from './background.ts'
import type { Capability } from './capability.ts'
import { MovableClock, systemClock } from './clock.ts'
import { clubsCapability } from './clubs/capability.ts'
import { openClubSite } from './club-site/capability.ts'
import { siteKind } from './club-site/port.ts'
import type { Config } from './config.ts'
import { contactCapability } from './contact/capability.ts'
import { contentCapability } from './content/capability.ts'
import { articleKind } from './content/port.ts'
import { type CoreOptions, openCore } from './core.ts'
import type { Database } from './db/database.ts'
import { RefusedWrites } from './db/refused-writes.ts'
import { openDev } from './dev/capability.ts'
import { type DrawImage, openDemo } from './dev/demo.ts'
import { discoveryCapability } from './discovery/capability.ts'
import { draftsCapability } from './drafts/capability.ts'
import { formsCapability } from './forms/capability.ts'
import { domainsCapability } from './domains/capability.ts'
import { geocodingCapability } from './geocoding/capability.ts'
import { openGoverningBody } from './governing-body/capability.ts'
import { Endpoints } from './http/endpoints.ts'
import { pageKeyBy } from './http/page-key.ts'
import { hooksCapability } from './hooks/capability.ts'
import { incomingCapability, openIncomingAddresses } from './incoming/capability.ts'
import { inboxCapability } from './inbox/capability.ts'
import { openIdentity } from './identity/capability.ts'
import { clubsConcerned } from './identity/people/clubs-concerned.ts'
import { jobsCapability } from './jobs/capability.ts'
import { listsCapability } from './lists/capability.ts'
import { openMail } from './mail/capability.ts'
import { openLetters } from './mail/port.ts'
import { openMailings } from './mailings/capability.ts'
import { openMatches } from './matches/capability.ts'
import { openMedia } from './media/capability.ts'
import { officeHomeCapability } from './office-home/capability.ts'
import { reportsCapability } from './reports/capability.ts'
import { officeUsersCapability } from './office-users/capability.ts'
import { outgoingCapability } from './outgoing/capability.ts'
import { peopleImportCapability } from './people-import/capability.ts'
import { peopleCapability } from './people/capability.ts'
import { platformCapability } from './platform/capability.ts'
import { prepareData } from './prepare-data.ts'
import { preferencesCapability } from './preferences/capability.ts'
import { privacyCapability } from './privacy/capability.ts'
import type { IncomingMail } from './providers/incoming-mail/port.ts'
import { openMatchData } from './providers/match-data/open.ts'
import { openSingleSignOn } from './providers/sso/open.ts'
import { openSelling } from './selling.ts'
import { retentionCapability } from './retention/capability.ts'
import { rephraseCapability } from './rephrase/capability.ts'
import { savedViewsCapability } from './saved-views/capability.ts'
import { ssoCapability } from './sso/capability.ts'
import { taxCapability } from './tax/capability.ts'

export interface ComposeOptions extends Pick<CoreOptions, 'patience' | 'outside'> {
  db?: Database
  onTrouble: (error: Error, part?: 'database' | 'mail' | 'jobs') => void
  /** Where the bytes of demo pictures come from; tests leave them out. */
  drawImage?: DrawImage
  /** Whether the demo's clubs have months behind them; tests begin with none. */
  hasHistory?: boolean
  /** Where the demo keeps the keys that it makes; tests share theirs, since making them is slow. */
  keysFolder?: string
  /** The mailbox that is read, where a test brings its own. */
  incomingMail?: IncomingMail
  /** Replies are checked against the contract in tests and development, where a mistake should be loud. */
  checkReplies?: boolean
}

export type App = Awaited<ReturnType<typeof compose>>

/** The composition root: with adapters.ts the only place that knows which adapter stands behind a port. */
export async function compose(config: Config, options: ComposeOptions) {
  const clock = config.mode === 'demo' ? new MovableClock() : systemClock
  const refusedWrites = new RefusedWrites(clock.now)
  const db = refusedWrites.watch(options.db ?? (await openDatabase(config, options.onTrouble)))
  const ground = { config, clock, now: clock.now, db, storage: await openStorage(config) }
  const keysFolder = options.keysFolder ?? resolve(config.dataDir, 'keys')
  const { sso, demoKeys } = await openSingleSignOn(config, keysFolder)
  const demo =
    config.mode === 'demo'
      ? openDemo(ground, {
          ...{ sso, demoKeys, drawImage: options.drawImage },
          history: options.hasHistory === false ? null : historyOf(config),
        })
      : null
  await prepareData(db, demo)
  const core = await openCore(ground, { ...options, clubsConcerned })

  // Those that others are built from, or that tests reach into.
  const { mailer, mailbox } = openMailer(config, clock)
  const letters = openLetters(core)
  const mailings = openMailings(core, letters)
  const automaticMails = openAutomaticMails(core, letters)
  const { automatic } = automaticMails
  const governingBody = openGoverningBody(core)
  const addresses = openIncomingAddresses(core)
  const mail = openMail(core, mailer, {
    ...{ ...letters, listLetter: mailings.listLetter, automatic },
    bodyMessages: governingBody.bodyMessages,
    ...(addresses && { returnTo: (of) => addresses.write('bounce', of) }),
  })
  const identity = openIdentity(core)
  const matches = openMatches(core, openMatchData(config, core))
  const media = openMedia(core)
  const clubSite = openClubSite(core)
  const selling = await openSelling(core, identity.identity)
  const { drawing, sandbox } = selling.parts
  const { sender, received } = openHookSender(config, core.publicOutgoing)
  const hooks = hooksCapability(core, { sender })
  const forDev = { received, drawing, sandbox: sandbox?.desk ?? null, ...identity, ...mailings }
  const dev = demo && mailbox && openDev(core, { demo, mailbox, ...forDev })

  const capabilities: Capability[] = [
    clubsCapability(core),
    governingBody,
    domainsCapability(core, { names: openNames(config) }),
    contentCapability(core),
    clubSite,
    draftsCapability(core, [articleKind, siteKind]),
    matches,
    identity,
    contactCapability(core),
    inboxCapability(core, addresses),
    incomingCapability(core, options.incomingMail ?? openIncomingMail(config), addresses),
    geocodingCapability({ geocoder: openGeocoder(config, core.outgoing) }),
    rephraseCapability({ rephraser: openRephraser(config, core.outgoing) }),
    listsCapability,
    savedViewsCapability(core),
    auditLogCapability(core),
    apiKeysCapability(core),
    hooks,
    mail,
    mailings,
    automaticMails,
    formsCapability(core),
    officeHomeCapability(core),
    officeUsersCapability({ ...core, ...identity }),
    platformCapability(core, identity),
    reportsCapability(core),
    taxCapability(core),
    media,
    discoveryCapability(core),
    ssoCapability(core, { sso, ...identity }),
    jobsCapability,
    preferencesCapability(core, matches),
    privacyCapability(core, identity),
    retentionCapability(core),
    peopleCapability(core, identity),
    peopleImportCapability(core, identity),
    outgoingCapability(core),
    ...selling.capabilities,
    ...(dev ? [dev] : []),
  ]
  const endpoints = capabilities.flatMap((capability) => capability.endpoints ?? [])
  const jobs = openBackground(core, capabilities)
  return {
    ...core,
    refusedWrites,
    capabilities,
    endpoints: new Endpoints(endpoints, {
      limiter: core.limiter,
      wrote: (clubId) => core.revisions.bump(clubId),
      isSwitchedOff: (club) => core.registry.isSuspended(core.registry.idOf(club) ?? ''),
      checkReplies: options.checkReplies ?? config.isDevelopment,
    }),
    rooms: new Set(capabilities.flatMap((capability) => capability.rooms ?? [])),
    pageKey: pageKeyBy(capabilities.flatMap(({ pages }) => pages ?? [])),
    jobs,
    hooks: hooks.hooks,
    ...selling.parts,
    ...{ mailer, mailbox, outbox: mail.outbox, media: media.media },
    ...{ identity: identity.identity, sessions: identity.sessions, openVisitor: identity.openVisitor },
    ...{ matches: matches.matches, mailings: mailings.mailings },
    ...{ sso, demoIdp: demo?.demoIdp ?? null, resetDemo: demo?.lay ?? null, feeds: dev?.feeds ?? null },
    previewedLook: clubSite.previewedLook,
    demoNotes: () => dev?.demoNotes() ?? null,
    close: async () => {
      core.outgoing.close()
      core.publicOutgoing.close()
      await jobs.stop()
      for (const { close } of capabilities) await close?.()
      await db.close()
    },
  }
}
