import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { refuseUnsafe } from './check-message.ts'
import { type CapturedMail, type Mailbox, type MailboxState, type MailMessage, MailNotSent } from './port.ts'
import { threadHeaders } from './thread-headers.ts'

const KEPT = 500
const SLOW_MS = 3_000
/** Numbered in the order of their coming: the demo's clock can be turned back. */
const FILE = /^(\d{9})-[\w-]+\.json$/

const Stored = z.object({
  id: z.string(),
  to: z.string(),
  reply_to: z.string().nullable().default(null),
  from_name: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
  sent_at: z.string(),
})

export interface MailboxOptions {
  directory: string
  now: () => Date
  kept?: number
  slowMs?: number
}

/** Keeps mails as files, so that they survive a restart and another process can show what this one sent. */
export class FileMailbox implements Mailbox {
  state: MailboxState = 'up'
  readonly #options: Required<MailboxOptions>
  #last = 0

  constructor(options: MailboxOptions) {
    this.#options = { kept: KEPT, slowMs: SLOW_MS, ...options }
  }

  async send(message: MailMessage): Promise<void> {
    refuseUnsafe(message)
    await this.#behave(message.to)
    const { id, to, replyTo = null, fromName, subject, text, html, headers = {}, follows = [] } = message
    const sentAt = this.#options.now().toISOString()
    const mail: CapturedMail = {
      id,
      to,
      reply_to: replyTo,
      from_name: fromName,
      subject,
      text,
      html,
      headers: { ...headers, ...threadHeaders(follows, 'demo.example') },
      sent_at: sentAt,
    }
    const names = await this.#names()
    this.#last = Math.max(this.#last, numberOf(names.at(-1))) + 1
    const name = `${String(this.#last).padStart(9, '0')}-${randomUUID()}.json`
    // Written beside and renamed, so that a reader never sees half a mail.
    const draft = join(this.#options.directory, `draft-${name}`)
    await writeFile(draft, JSON.stringify(mail))
    await rename(draft, join(this.#options.directory, name))
    const tooMany = names.slice(0, Math.max(0, names.length + 1 - this.#options.kept))
    await Promise.all(tooMany.map((old) => rm(join(this.#options.directory, old), { force: true })))
  }

  async list(to: string | null = null): Promise<CapturedMail[]> {
    const names = await this.#names()
    const mails = await Promise.all(names.toReversed().map((name) => this.#read(name)))
    const wanted = to?.trim().toLowerCase()
    return mails.filter(
      (mail) => mail !== null && (!wanted || mail.to.toLowerCase() === wanted),
    ) as CapturedMail[]
  }

  async find(id: string): Promise<CapturedMail | null> {
    const mails = await this.list()
    return mails.find((mail) => mail.id === id) ?? null
  }

  async clear(): Promise<void> {
    await rm(this.#options.directory, { recursive: true, force: true })
    this.state = 'up'
  }

  async #behave(to: string): Promise<void> {
    switch (this.state) {
      case 'up':
        return
      case 'slow':
        await wait(this.#options.slowMs)
        return
      case 'down':
        throw new MailNotSent('mailbox is down', { isFinal: false })
      case 'garbage':
        // As providers do on a bad day: no kind, no name, and somebody's address in the words.
        throw Object.assign(new Error(`<html>${to}: 250 OK`), { name: '', code: {} })
    }
  }

  /** Oldest first. */
  async #names(): Promise<string[]> {
    await mkdir(this.#options.directory, { recursive: true })
    const names = await readdir(this.#options.directory)
    return names.filter((name) => FILE.test(name)).toSorted()
  }

  /** A mail that was thrown away meanwhile, or is no mail, is left out. */
  async #read(name: string): Promise<CapturedMail | null> {
    try {
      const text = await readFile(join(this.#options.directory, name), 'utf8')
      return Stored.parse(JSON.parse(text))
    } catch {
      return null
    }
  }
}

const numberOf = (name: string | undefined): number => Number(FILE.exec(name ?? '')?.[1] ?? 0)
