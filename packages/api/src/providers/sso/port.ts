/** A SAML identity provider as a club or a governing body has it registered. */
export interface IdentityProvider {
  id: string
  entityId: string
  ssoUrl: string
  /** Certificates in PEM; a signature by any of them is accepted. */
  certificates: string[]
}

/** A person as the provider describes them, after every check of its response passed. */
export interface SignedAnswer {
  assertionId: string
  subject: string
  email: string | null
  firstName: string | null
  lastName: string | null
  /** All attributes under the provider's own names, shown to the admin who tests the provider. */
  attributes: { name: string; value: string }[]
  /** The assertion's id is stored until this time, so that it is accepted once. */
  expiresAt: Date
}

export interface AnswerToRead {
  /** The response as the browser posts it, in base64. */
  document: string
  /** Id of our request that the response has to name. */
  requestId: string
  now: Date
}

/** A provider's own metadata. */
export type DescribedProvider = Omit<IdentityProvider, 'id'>

export interface OurAddresses {
  entityId: string
  answerUrl: string
  metadataUrl: string
}

/** Our side of single sign-on: sends requests to a provider and checks its responses. */
export interface SingleSignOn {
  /** Address of the provider's sign-in, with our signed request. */
  loginUrl: (provider: IdentityProvider, requestId: string) => Promise<string>
  /** Reads a response; throws `AnswerRefused` unless every check passes. */
  readAnswer: (provider: IdentityProvider, answer: AnswerToRead) => Promise<SignedAnswer>
  /** Our metadata for the provider's operator, as XML; available before the provider is registered. */
  metadata: (provider: Pick<IdentityProvider, 'id'>) => Promise<string>
  /** The same as separate values. */
  addresses: (provider: Pick<IdentityProvider, 'id'>) => OurAddresses
  /** Reads a provider's metadata; throws `AnswerRefused` when it cannot be trusted. */
  readMetadata: (xml: string, options: { allowsHttp: boolean }) => DescribedProvider
}

/** A refused response. `kind` names the failed check and holds nothing of the response, so it may be logged. */
export class AnswerRefused extends Error {
  readonly kind: string

  constructor(kind: string) {
    super(`The provider's answer was refused: ${kind}`)
    this.kind = kind
  }
}

/** A private key and the certificate that goes with it, in PEM. */
export interface KeyPair {
  privateKey: string
  certificate: string
}
