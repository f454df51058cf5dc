import { randomUUID } from 'node:crypto'
import type { KeyPair } from '../../providers/sso/port.ts'
import { browserHash, newBrowserSecret } from '#identity/sign-in/codes/browser-binding.ts'
import { consumeSignInCode } from '#identity/sign-in/codes/link-codes.ts'
import { type AnswerParts, encode, newId, PERSISTENT, responseXml, sign, testKeys } from './saml-answers.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'

export const ACS = 'http://myaccount.clubhouse.test/api/saml/acs'
export const PROVIDER = 'https://login.dunvarra.example/metadata'

export interface Outcome {
  location: URL
  /** The check that refused it, as the log has it; null for an answer that was taken. */
  refused: string | null
  code: string | null
}

export interface Begun {
  requestId: string
  secret: string
  providerUrl: URL
}

/** A club with a provider of its own, whose keys the test holds. */
export class SamlWorld {
  readonly app: TestApp
  readonly providerId: string
  readonly keys: KeyPair
  readonly #lines: string[]

  private constructor(app: TestApp, providerId: string, keys: KeyPair, lines: string[]) {
    this.app = app
    this.providerId = providerId
    this.keys = keys
    this.#lines = lines
  }

  static async open(options: TestAppOptions = {}): Promise<SamlWorld> {
    const lines: string[] = []
    const app = await openTestApp({ ...options, logTo: { write: (line) => void lines.push(line) } })
    const keys = await testKeys('test-provider')
    await app.asOwner(`update clubs set sso_mode = 'optional' where slug = 'dunvarra'`)
    const world = new SamlWorld(app, randomUUID(), keys, lines)
    await app.asOwner(
      `insert into identity_providers (id, club_id, entity_id, sso_url, certificates, trusts_email)
        select $1, id, $2, 'https://login.dunvarra.example/sso', array[$3], true from clubs where slug = 'dunvarra'`,
      [world.providerId, PROVIDER, keys.certificate],
    )
    return world
  }

  get log(): string {
    return this.#lines.join('')
  }

  /** Starts a sign-in as a browser would, and keeps what the browser keeps. */
  async begin({ club = 'dunvarra', query = '' } = {}): Promise<Begun> {
    const secret = newBrowserSecret()
    const reply = await this.app.server.inject({
      url: `/api/saml/login${query}`,
      headers: { host: `${club}.clubhouse.test`, cookie: `sign_in_flow=${secret}` },
    })
    const providerUrl = new URL(reply.headers.location ?? '')
    return { requestId: providerUrl.searchParams.get('RelayState') ?? '', secret, providerUrl }
  }

  parts(requestId: string, changes: Partial<AnswerParts> = {}): AnswerParts {
    const now = this.app.parts.clock.now().getTime()
    return {
      requestId,
      assertionRequestId: requestId,
      assertionId: newId(),
      issuer: PROVIDER,
      responseIssuer: PROVIDER,
      destination: ACS,
      recipient: ACS,
      audience: `http://myaccount.clubhouse.test/api/saml/metadata/${this.providerId}`,
      notBefore: new Date(now).toISOString(),
      notOnOrAfter: new Date(now + 300_000).toISOString(),
      confirmedUntil: new Date(now + 300_000).toISOString(),
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      status: 'Success',
      subject: `subject-${randomUUID()}`,
      subjectFormat: PERSISTENT,
      attributes: { mail: `${randomUUID()}@home.example`, givenName: 'Sile', sn: 'Corrib' },
      hasSignedIn: true,
      ...changes,
    }
  }

  /** An answer as the provider would give it, signed. */
  answer(requestId: string, changes: Partial<AnswerParts> = {}, keys = this.keys): string {
    return sign(responseXml(this.parts(requestId, changes)), 'Assertion', keys)
  }

  async post(xml: string, relayState: string, encoded = encode(xml)): Promise<Outcome> {
    const logged = this.#lines.length
    const reply = await this.app.server.inject({
      method: 'POST',
      url: '/api/saml/acs',
      headers: {
        host: 'myaccount.clubhouse.test',
        origin: 'https://login.dunvarra.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ SAMLResponse: encoded, RelayState: relayState }).toString(),
    })
    const location = new URL(reply.headers.location ?? 'about:blank')
    const said = this.#lines.slice(logged).map((line) => JSON.parse(line).refused as string | undefined)
    const refused = said.find((kind) => kind !== undefined) ?? null
    return { location, refused, code: location.searchParams.get('c') }
  }

  /** Who a code signs in, in a browser that holds this secret. */
  async spend(code: string, secret: string, site = 'club:dunvarra'): Promise<string | null> {
    const { db, clock } = this.app.parts
    const asked = { code, browserHash: browserHash(secret), site, now: clock.now() }
    return (await db.withPlatform((tx) => consumeSignInCode(tx, asked)))?.userId ?? null
  }

  /** How many codes, links and people there are: none may come of an answer that is refused. */
  async census(): Promise<object> {
    const [row] = await this.app.asOwner<object>(
      `select (select count(*)::int from link_codes) as codes, (select count(*)::int from identity_links) as links,
        (select count(*)::int from users) as people, (select count(*)::int from sessions) as sessions`,
    )
    return row ?? {}
  }

  close(): Promise<void> {
    return this.app.close()
  }
}
