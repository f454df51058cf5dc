import { randomBytes } from 'node:crypto'
import type { DirectoryPerson } from '@clubhouse/demo/world/directory'
import { once } from '#kernel/timing.ts'
import type { IdentityProvider, KeyPair } from '../../providers/sso/port.ts'

const VALID_MS = 5 * 60_000
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const PASSWORD_CONTEXT = 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport'
const SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

const SIGNED_IN = `<saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>${PASSWORD_CONTEXT}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`

const attribute = (name: string, valueTag: string) => ({
  name,
  valueTag,
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  valueXsiType: 'xs:string',
})

export interface SignInRequest {
  id: string
}

export interface SignedForm {
  action: string
  document: string
}

/** The other side of single sign-on, so that the demo can show it without a network. */
export interface DemoIdentityProvider {
  /** The request that a query carries, if our service provider signed it; null for any other. */
  readRequest: (rawQuery: string) => Promise<SignInRequest | null>
  answer: (request: SignInRequest, person: DirectoryPerson, now: Date) => Promise<SignedForm>
  metadata: () => Promise<string>
}

export interface DemoIdpOptions {
  keys: KeyPair
  registered: IdentityProvider
  /** What the service provider says of itself. */
  serviceProviderMetadata: () => Promise<string>
}

/**
 * Its documents are made and signed by a library that is neither ours nor the one that judges them, so that no
 * misunderstanding of ours is shared by both sides.
 */
export function demoIdentityProvider(options: DemoIdpOptions): DemoIdentityProvider {
  const { keys, registered, serviceProviderMetadata } = options
  const parties = once(async () => {
    const samlify = await import('samlify')
    const { Constants, SamlLib } = samlify
    // The library asks for a judge of schemas before it reads anything. A forged request wins nothing here.
    samlify.setSchemaValidator({ validate: async () => 'not judged' })
    const { post, redirect } = Constants.namespace.binding
    const idp = samlify.IdentityProvider({
      entityID: registered.entityId,
      privateKey: keys.privateKey,
      signingCert: keys.certificate,
      wantAuthnRequestsSigned: true,
      requestSignatureAlgorithm: SHA256,
      nameIDFormat: [PERSISTENT],
      singleSignOnService: [
        { Binding: redirect, Location: registered.ssoUrl },
        { Binding: post, Location: registered.ssoUrl },
      ],
      // There is none; the library complains on the console about a provider that names none.
      singleLogoutService: [{ Binding: redirect, Location: registered.ssoUrl }],
      loginResponseTemplate: {
        context: SamlLib.defaultLoginResponseTemplate.context.replace('{AuthnStatement}', SIGNED_IN),
        attributes: [
          attribute('mail', 'email'),
          attribute('givenName', 'firstName'),
          attribute('sn', 'lastName'),
        ],
      },
    })
    const sp = samlify.ServiceProvider({ metadata: await serviceProviderMetadata() })
    const fill = (template: string, values: Record<string, string>) =>
      SamlLib.replaceTagsByValue(template, values)
    return { idp, sp, fill }
  })

  return {
    readRequest: async (rawQuery) => {
      const { idp, sp } = await parties()
      const query = Object.fromEntries(new URLSearchParams(rawQuery))
      const octetString = rawQuery.split('&Signature=', 1)[0] ?? ''
      try {
        const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query, octetString })
        const id = extract.request?.['id']
        return typeof id === 'string' ? { id } : null
      } catch {
        return null
      }
    },
    answer: async (request, person, now) => {
      const { idp, sp, fill } = await parties()
      const action = String(sp.entityMeta.getAssertionConsumerService('post'))
      const id = newId()
      const until = new Date(now.getTime() + VALID_MS).toISOString()
      const values = {
        ID: id,
        AssertionID: newId(),
        Destination: action,
        Audience: sp.entityMeta.getEntityID(),
        SubjectRecipient: action,
        Issuer: registered.entityId,
        IssueInstant: now.toISOString(),
        StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
        ConditionsNotBefore: now.toISOString(),
        ConditionsNotOnOrAfter: until,
        SubjectConfirmationDataNotOnOrAfter: until,
        NameIDFormat: PERSISTENT,
        NameID: person.subject,
        InResponseTo: request.id,
        SessionIndex: newId(),
        attrEmail: person.email,
        attrFirstName: person.firstName,
        attrLastName: person.lastName,
      }
      const made = await idp.createLoginResponse(
        sp,
        { extract: { request: { id: request.id } } },
        'post',
        {},
        (template) => ({
          id,
          context: fill(template, values),
        }),
      )
      return { action, document: made.context }
    },
    metadata: async () => (await parties()).idp.getMetadata(),
  }
}

const newId = (): string => `_${randomBytes(20).toString('hex')}`
