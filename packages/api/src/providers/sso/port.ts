/** A SAML identity provider as a club or a governing body has it registered. */
export interface IdentityProvider {
  id: string
  entityId: string
  ssoUrl: string
  /** PEM; any of them may have signed. */
  certificates: string[]
}

/** What a provider says about a person, once everything about its answer holds. */
export interface SignedAnswer {
  assertionId: string
  subject: string
  email: string | null
  firstName: string | null
  lastName: string | null
  /** All that it says of them, as it calls it: for whoever tries the provider out. */
  attributes: { name: string; value: string }[]
  /** Until then the assertion has to be remembered, so that it is taken once. */
  expiresAt: Date
}

export interface AnswerToRead {
  /** As the browser posts it: base64. */
  document: string
  /** The request of ours that it has to answer. */
  requestId: string
  now: Date
}

/** What a provider tells of itself. */
export type DescribedProvider = Omit<IdentityProvider, 'id'>

export interface OurAddresses {
  entityId: string
  answerUrl: string
  metadataUrl: string
}

/** Our side of single sign-on: asks a provider who somebody is, and judges what it answers. */
export interface SingleSignOn {
  /** Where the browser goes to sign in; the request is signed. */
  loginUrl: (provider: IdentityProvider, requestId: string) => Promise<string>
  /** Throws `AnswerRefused` unless every check holds. */
  readAnswer: (provider: IdentityProvider, answer: AnswerToRead) => Promise<SignedAnswer>
  /** What the provider's operator needs to know of us, as XML; known before the provider is. */
  metadata: (provider: Pick<IdentityProvider, 'id'>) => Promise<string>
  /** The same in single addresses. */
  addresses: (provider: Pick<IdentityProvider, 'id'>) => OurAddresses
  /** Whom a provider's own metadata describes; throws `AnswerRefused` where it is not to be trusted. */
  readMetadata: (xml: string, options: { allowsHttp: boolean }) => DescribedProvider
}

/** The kind names the check that failed. It holds nothing of the answer itself, so it may be logged. */
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
