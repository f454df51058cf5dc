import { randomUUID } from 'node:crypto'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { Authenticator } from '../../../packages/api/src/testing/authenticator.ts'
import { openSmtpInbox } from '../../../packages/api/src/testing/network/smtp-inbox.ts'

/**
 * The first superuser at their browser, in the network of the new machine: takes the mail with the code, sets a password, adds a passkey, makes a
 * club and looks at it. Says how far they got, a line of JSON each; ends when the club is served, or the pipe to the drill closes.
 */
interface Input {
  domain: string
  email: string
  smtpPort: number
}

/** What is read of any answer. */
interface Answer {
  access_token: string
  ticket: string
  options: { challenge: string; rp: { id: string } }
}

const PASSWORD = 'Harbour7Lamp'
/** From the first block on: packages are fetched, tables made. */
const PATIENCE_MS = 900_000
const input: Input = JSON.parse(process.argv[2] ?? '{}')
const say = (done: string) => process.stdout.write(`${JSON.stringify({ done, at: Date.now() })}\n`)
const inbox = await openSmtpInbox({ port: input.smtpPort })
say('mail server')

const su = `su.${input.domain}`
const mailTo = (email: string) =>
  until(
    () => inbox.received[inbox.envelopes.findIndex(({ to }) => to.includes(email))],
    `no mail for ${email}`,
  )
const code = /\b\d{6}\b/.exec((await mailTo(input.email)).text ?? '')?.[0]
if (!code) throw new Error('The mail names no code')
say('code came by mail')

// The mail may be there before the first process has started.
await until(
  async () => ((await ask('GET', su, '/')).status === 200 ? true : undefined),
  'nobody answers',
)
say('the platform answers')

const api = '/api/v2'
const { access_token: mailed } = await post(su, `${api}/user/authentication/token`, {
  email: input.email,
  token: code,
})
await call('PATCH', su, `${api}/user`, { password: PASSWORD, terms: true }, mailed)
const granted = { grant_type: 'password', username: input.email, password: PASSWORD }
const { access_token: as } = await post(su, '/api/oauth/token', granted)
say('password set, signed in')

const begun = await post(su, `${api}/member/passkeys/begin`, { current_password: PASSWORD }, as)
const passkey = new Authenticator()
const asked = { challenge: begun.options.challenge, origin: `https://${su}`, scope: begun.options.rp.id }
await post(
  su,
  `${api}/member/passkeys`,
  { ticket: begun.ticket, attestation: passkey.make(asked), name: '' },
  as,
)
say('passkey added')

const club = {
  request_id: randomUUID(),
  slug: 'first',
  name: 'First Harbour RFC',
  country: 'IE',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  colours: { primary: '#0b3d2e', accent: '#f2a900' },
  features: ['Checkout', 'Guest Checkout', 'Membership', 'Shop', 'Contact'],
  owner_email: 'owner@first.example',
}
await post(su, `${api}/platform/clubs`, club, as)
say('club made')

const home = await until(async () => {
  const { status, text } = await ask('GET', `first.${input.domain}`, '/')
  return status === 200 && text.includes(club.name) ? text : undefined
}, 'the club is not served')
say(`club served, ${home.length} characters`)
await mailTo(club.owner_email)
say('owner invited')
await inbox.close()
process.exit(0)

function post(host: string, path: string, body: object, bearer?: string): Promise<Answer> {
  return call('POST', host, path, body, bearer)
}

async function call(
  method: string,
  host: string,
  path: string,
  body: object,
  bearer?: string,
): Promise<Answer> {
  const { status, text } = await ask(method, host, path, body, bearer)
  if (status < 200 || status > 299)
    throw new Error(`${method} ${host}${path} answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** Through Caddy, whose own authority signs here: nothing leaves this machine. */
function ask(
  method: string,
  host: string,
  path: string,
  body?: object,
  bearer?: string,
): Promise<{ status: number; text: string }> {
  const headers = {
    host,
    ...(body && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  }
  return new Promise((resolve) => {
    const request = https.request(
      { host: '127.0.0.1', port: 443, method, path, servername: host, headers, rejectUnauthorized: false },
      (reply) => {
        let text = ''
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      },
    )
    request.on('error', (error) => resolve({ status: 0, text: error.message }))
    request.end(body && JSON.stringify(body))
  })
}

async function until<T>(look: () => T | undefined | Promise<T | undefined>, otherwise: string): Promise<T> {
  for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp; await wait(200)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error(otherwise)
}
