import type { CacheProvider, SAML } from '@node-saml/node-saml'
import { AnswerRefused, type IdentityProvider, type KeyPair, type SingleSignOn } from './port.ts'
import { readProviderMetadata } from './read-metadata.ts'
import { readAssertion } from './saml-assertion.ts'
import { checkDocument } from './saml-document.ts'

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

export interface SamlOptions {
  keys: KeyPair
  /** Origin of the site on which providers reach us; one for all clubs. */
  origin: string
}

/**
 * Any SAML 2.0 provider. The library signs our requests and checks signatures, the audience and the request that
 * the response names; what it does not check, or checks by another clock than ours, is checked here (ADR 013).
 */
export function samlSingleSignOn({ keys, origin }: SamlOptions): SingleSignOn {
  const callbackUrl = `${origin}/api/saml/acs`
  /** Each provider knows us by a name of its own, so that no other's assertion is meant for us. */
  const nameFor = (providerId: string) => `${origin}/api/saml/metadata/${providerId}`

  return {
    loginUrl: async (provider, requestId) => {
      const saml = await serviceProvider(provider, requestId)
      return saml.getAuthorizeUrlAsync(requestId, undefined, {})
    },
    readAnswer: async (provider, { document, requestId, now }) => {
      const issuer = provider.entityId
      const id = checkDocument(document, { issuer, destination: callbackUrl })
      const saml = await serviceProvider(provider, requestId)
      const signedXml = await signedAssertion(saml, document)
      return readAssertion(signedXml, { id, issuer, recipient: callbackUrl, requestId, now })
    },
    metadata: async ({ id }) => {
      // It tells of us alone, and is there before a provider is known: the rest of one only fills the library's form.
      const nobody = { id, entityId: '', ssoUrl: origin, certificates: [keys.certificate] }
      const saml = await serviceProvider(nobody, '', PERSISTENT)
      return saml.generateServiceProviderMetadata(null, keys.certificate)
    },
    readMetadata: readProviderMetadata,
    addresses: ({ id }) => ({ entityId: nameFor(id), answerUrl: callbackUrl, metadataUrl: nameFor(id) }),
  }

  async function serviceProvider(
    provider: IdentityProvider,
    requestId: string,
    identifierFormat: string | null = null,
  ): Promise<SAML> {
    // Loaded when the first person signs in this way: a start need not wait for it.
    const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
    const issuer = nameFor(provider.id)
    return new SAML({
      issuer,
      audience: issuer,
      callbackUrl,
      entryPoint: provider.ssoUrl,
      idpCert: provider.certificates,
      privateKey: keys.privateKey,
      publicCert: keys.certificate,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      wantAssertionsSigned: true,
      // Many providers sign the assertion alone, and nothing but the assertion is believed.
      wantAuthnResponseSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      cacheProvider: onlyRequest(requestId),
      generateUniqueId: () => requestId,
      // The library reads the machine's clock; ours is the one that the rest of the product goes by.
      acceptedClockSkewMs: -1,
      identifierFormat,
      disableRequestedAuthnContext: true,
    })
  }
}

/** The requests themselves are in the database, where the one that is answered was looked up. */
const onlyRequest = (requestId: string): CacheProvider => ({
  saveAsync: async () => null,
  getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
  removeAsync: async () => null,
})

async function signedAssertion(saml: SAML, document: string): Promise<string> {
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: document })
    const xml = profile?.getAssertionXml?.()
    if (xml) return xml
  } catch (error) {
    throw new AnswerRefused(kindOf(error))
  }
  throw new AnswerRefused('nothing-signed')
}

/** Its messages quote the answer, so they are told apart by the words in them and kept to ourselves. */
function kindOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const known = /audience|InResponseTo|signature/i.exec(message)?.[0].toLowerCase()
  return known === 'inresponseto' ? 'request' : (known ?? 'library')
}
