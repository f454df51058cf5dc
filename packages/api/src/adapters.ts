import { resolve } from 'node:path'
import type { Clock } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import { ConfigError } from './kernel/environment.ts'
import { type Database, TIMEOUTS } from './kernel/db/database.ts'
import { openEmbedded } from './kernel/db/embedded.ts'
import { openPostgres } from './kernel/db/postgres/postgres.ts'
import type { Core } from './kernel/core.ts'
import type { OutgoingClient } from './kernel/outgoing/client.ts'
import { demoBeacon } from './providers/beacon/demo.ts'
import { drandBeacon } from './providers/beacon/drand.ts'
import type { BeaconSource } from './providers/beacon/port.ts'
import { demoNames } from './providers/dns/demo.ts'
import { nodeDns } from './providers/dns/node-dns.ts'
import type { DomainNames } from './providers/dns/port.ts'
import { addressBook } from './providers/geocoding/address-book.ts'
import { nominatim } from './providers/geocoding/nominatim.ts'
import type { Geocoder } from './providers/geocoding/port.ts'
import { demoHooks } from './providers/hooks/demo.ts'
import type { HookSender, ReceivedHook } from './providers/hooks/port.ts'
import { publicHooks } from './providers/hooks/public.ts'
import { imapMailbox } from './providers/incoming-mail/imap.ts'
import type { IncomingMail } from './providers/incoming-mail/port.ts'
import { FileMailbox } from './providers/mail/mailbox.ts'
import type { Mailbox, Mailer } from './providers/mail/port.ts'
import { smtpMailer } from './providers/mail/smtp.ts'
import type { GatewayBefore, PaymentGateway } from './providers/payments/port.ts'
import { sandboxBefore } from './providers/payments/sandbox/before.ts'
import { FaultSwitch } from './providers/payments/sandbox/faults.ts'
import { sandboxGateway } from './providers/payments/sandbox/gateway.ts'
import { openSandbox, type OpenedSandbox } from './providers/payments/sandbox/capability.ts'
import { chatService } from './providers/rephrase/chat-service.ts'
import type { Rephraser } from './providers/rephrase/port.ts'
import { standIn } from './providers/rephrase/stand-in.ts'
import { fileStorage } from './providers/storage/files.ts'
import type { Storage } from './providers/storage/port.ts'

/** Which adapter the settings put behind a port. */

/** The demo asks nobody, unless it is told whom. */
export function openGeocoder({ geocodingUrl, mode }: Config, outgoing: OutgoingClient): Geocoder | null {
  if (geocodingUrl !== null) return nominatim(outgoing, geocodingUrl)
  return mode === 'demo' ? addressBook : null
}

/** The demo asks nobody where a domain leads. */
export const openNames = ({ mode }: Pick<Config, 'mode'>): DomainNames =>
  mode === 'demo' ? demoNames : nodeDns()

/** OPEN-124: the demo asks nobody, unless it is told whom; a live deployment without one has no such button. */
export function openRephraser({ rephrase, mode }: Config, outgoing: OutgoingClient): Rephraser | null {
  if (rephrase) return chatService(outgoing, rephrase)
  return mode === 'demo' ? standIn : null
}

/** To public hosts alone; the demo has one more, which is itself. */
export function openHookSender(
  { mode }: Config,
  outgoing: OutgoingClient,
): { sender: HookSender; received: readonly ReceivedHook[] } {
  const usual = publicHooks(outgoing)
  return mode === 'demo' ? demoHooks(usual) : { sender: usual, received: [] }
}

/** Nothing leaves the demo: its mails are kept where /dev/mail shows them. */
export function openMailer(
  config: Config,
  { now }: Pick<Clock, 'now'>,
): { mailer: Mailer; mailbox: Mailbox | null } {
  if (config.mode === 'live') return { mailer: openSmtp(config), mailbox: null }
  const mailbox = new FileMailbox({ directory: resolve(config.dataDir, 'mail'), now })
  return { mailer: mailbox, mailbox }
}

/** Null where the deployment has no mailbox of its own. */
export const openIncomingMail = ({ inbound }: Config): IncomingMail | null =>
  inbound && imapMailbox({ url: inbound.imapUrl })

function openSmtp({ smtp }: Config): Mailer {
  if (!smtp) throw new ConfigError('MODE=live needs SMTP_URL and MAIL_FROM')
  return smtpMailer(smtp)
}

/** Whom the months before were paid at: the demo's own gateway. A real one knows nothing of them. */
export const historyOf = ({ stripe }: Pick<Config, 'stripe'>): GatewayBefore | null =>
  stripe ? null : sandboxBefore

/** The demo moves no money: it has a gateway of its own, unless it is given keys of a real one. */
export async function openGateway(
  core: Core,
): Promise<{ gateway: PaymentGateway; sandbox: OpenedSandbox | null }> {
  const { stripe, mode } = core.config
  if (stripe) {
    // The library is large, and the demo never needs it.
    const { openStripe } = await import('./providers/payments/stripe/gateway.ts')
    return { gateway: openStripe(stripe), sandbox: null }
  }
  if (mode === 'live') throw new ConfigError('MODE=live needs STRIPE_SECRET_KEY, and has no sandbox')
  const sandbox = openSandbox(core)
  return { gateway: sandbox.gateway, sandbox }
}

/** For whoever only asks it something, without a server: the sandbox answers from its books. */
export async function openGatewayToAsk(
  { stripe, mode, sandboxWebhookSecret }: Config,
  db: Database,
): Promise<PaymentGateway> {
  if (stripe) {
    const { openStripe } = await import('./providers/payments/stripe/gateway.ts')
    return openStripe(stripe)
  }
  if (mode === 'live') throw new ConfigError('MODE=live needs STRIPE_SECRET_KEY, and has no sandbox')
  return sandboxGateway({ db, now: () => new Date(), faults: new FaultSwitch() }, sandboxWebhookSecret)
}

/** Whose luck draws have; the demo makes its own, which says so, unless it is told whom to ask. */
export function openBeacon({
  config,
  outgoing,
  now,
}: Pick<Core, 'config' | 'outgoing' | 'now'>): BeaconSource {
  const { drandUrls } = config
  return drandUrls ? drandBeacon({ outgoing, urls: drandUrls, now }) : demoBeacon({ now })
}

/** Of processes on several machines all see one bucket; a folder is for one machine, or a shared volume. */
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return fileStorage(resolve(dataDir, 'files'))
  // The library is large, and a folder never needs it.
  const { s3Storage } = await import('./providers/storage/s3.ts')
  return s3Storage(s3)
}

export async function openDatabase(
  config: Config,
  onTrouble: (error: Error) => void,
  budgets = TIMEOUTS,
): Promise<Database> {
  if (config.databaseUrl) {
    const { databaseUrl: url, databaseDirectUrl: directUrl, databaseAdminUrl: adminUrl } = config
    const { databasePool: poolSize, isPrepared } = config
    return openPostgres({ url, directUrl, adminUrl, poolSize, isPrepared, budgets, onTrouble })
  }
  return openEmbedded({ directory: resolve(config.dataDir) })
}
