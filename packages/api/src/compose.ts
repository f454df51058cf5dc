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
import { apiKeysCapability } from './office/api-keys/capability.ts'
import { auditLogCapability } from './office/audit-log/capability.ts'
import { openAutomaticMails } from './messages/automatic-mails/capability.ts'
import { openBackground } from './kernel/background.ts'
import type { Capability } from './kernel/capability.ts'
import { MovableClock, systemClock } from './kernel/clock.ts'
import { clubsCapability } from './site/clubs/capability.ts'
import { openClubSite } from './site/club-site/capability.ts'
import { siteKind } from './site/club-site/port.ts'
import type { Config } from './kernel/config.ts'
import { contactCapability } from './messages/contact/capability.ts'
import { contentCapability } from './site/content/capability.ts'
import { articleKind } from './site/content/port.ts'
import { type CoreOptions, openCore } from './kernel/core.ts'
import type { Database } from './kernel/db/database.ts'
import { RefusedWrites } from './kernel/db/refused-writes.ts'
import { rootSecret } from './kernel/security/root-secret.ts'
import { openDev } from './dev/capability.ts'
import { type DrawImage, openDemo } from './dev/demo.ts'
import { discoveryCapability } from './site/discovery/capability.ts'
import { draftsCapability } from './site/drafts/capability.ts'
import { formsCapability } from './people/forms/capability.ts'
import { domainsCapability } from './site/domains/capability.ts'
import { geocodingCapability } from './site/geocoding/capability.ts'
import { openGoverningBody } from './platform/governing-body/capability.ts'
import { Endpoints } from './kernel/http/endpoints.ts'
import { pageKeyBy } from './kernel/http/page-key.ts'
import { hooksCapability } from './office/webhooks/capability.ts'
import { incomingCapability, openIncomingAddresses } from './messages/incoming/capability.ts'
import { inboxCapability } from './messages/inbox/capability.ts'
import { openIdentity } from './identity/sign-in/capability.ts'
import { clubsConcerned } from './identity/sign-in/people/clubs-concerned.ts'
import { jobsCapability } from './kernel/jobs/capability.ts'
import { listsCapability } from './site/places/capability.ts'
import { openMail } from './messages/mail/capability.ts'
import { openLetters } from './messages/mail/port.ts'
import { openMailings } from './messages/mailings/capability.ts'
import { openMatches } from './site/matches/capability.ts'
import { openMedia } from './site/media/capability.ts'
import { officeHomeCapability } from './office/home/capability.ts'
import { reportsCapability } from './money/reports/capability.ts'
import { officeUsersCapability } from './identity/office-users/capability.ts'
import { outgoingCapability } from './kernel/outgoing/capability.ts'
import { peopleImportCapability } from './people/import/capability.ts'
import { peopleCapability } from './people/records/capability.ts'
import { platformCapability } from './platform/console/capability.ts'
import { prepareData } from './prepare-data.ts'
import { preferencesCapability } from './messages/preferences/capability.ts'
import { privacyCapability } from './people/privacy/capability.ts'
import { teamsCapability } from './people/teams/capability.ts'
import { ownMatchesIn } from './people/teams/port.ts'
import type { IncomingMail } from './providers/incoming-mail/port.ts'
import { openMatchData } from './providers/match-data/open.ts'
import { openSingleSignOn } from './providers/sso/open.ts'
import { openSelling } from './selling.ts'
import { retentionCapability } from './people/retention/capability.ts'
import { rephraseCapability } from './office/rephrase/capability.ts'
import { savedViewsCapability } from './office/saved-views/capability.ts'
import { ssoCapability } from './identity/sso/capability.ts'
import { taxCapability } from './money/tax/capability.ts'

export interface ComposeOptions extends Pick<CoreOptions, 'patience' | 'outside'> {
  db?: Database
  /** The demo's clock, where a test brings its own. */
  clock?: MovableClock
  onTrouble: (error: Error, part?: 'database' | 'mail' | 'jobs' | 'files') => void
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
export async function compose(given: Config, options: ComposeOptions) {
  const clock = given.mode === 'demo' ? (options.clock ?? new MovableClock()) : systemClock
  const refusedWrites = new RefusedWrites(clock.now)
  const db = refusedWrites.watch(options.db ?? (await openDatabase(given, options.onTrouble)))
  const config = { ...given, secret: await rootSecret(db, given) }
  const ground = { config, clock, now: clock.now, db, storage: await openStorage(config) }
  const keysFolder = options.keysFolder ?? resolve(config.dataDir, 'keys')
  const { sso, demoKeys } = await openSingleSignOn(config, keysFolder)
  const demo =
    config.mode === 'demo'
      ? openDemo(ground, {
          sso,
          demoKeys,
          drawImage: options.drawImage,
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
    ...letters,
    listLetter: mailings.listLetter,
    automatic,
    bodyMessages: governingBody.bodyMessages,
    ...(addresses && { returnTo: (of) => addresses.write('bounce', of) }),
  })
  const identity = openIdentity(core)
  const matches = openMatches(core, openMatchData(config, core), ownMatchesIn(db))
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
    teamsCapability(core, matches),
    peopleImportCapability(core, identity),
    outgoingCapability(core),
    ...selling.capabilities,
    ...(dev ? [dev] : []),
  ]
  core.personTables.push(...capabilities.flatMap((capability) => capability.people ?? []))
  const endpoints = capabilities.flatMap((capability) => capability.endpoints ?? [])
  const jobs = openBackground(core, capabilities)
  return {
    ...core,
    refusedWrites,
    stopping: { hasBegun: false },
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
    mailer,
    mailbox,
    outbox: mail.outbox,
    media: media.media,
    identity: identity.identity,
    sessions: identity.sessions,
    openVisitor: identity.openVisitor,
    matches: matches.matches,
    mailings: mailings.mailings,
    sso,
    demoIdp: demo?.demoIdp ?? null,
    resetDemo: demo?.lay ?? null,
    feeds: dev?.feeds ?? null,
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
