import type { KeyPair } from '../../providers/sso/port.ts'

interface Described {
  entityId?: string
  location?: string
  binding?: string
  use?: string
  /** While a provider changes its key it names both. */
  certificates?: string[]
}

/** What a provider tells of itself, as its operator would send it. */
export const providerMetadata = (
  { certificate }: Pick<KeyPair, 'certificate'>,
  {
    entityId = 'https://login.dunvarra.example/metadata',
    location = 'https://login.dunvarra.example/sso',
    binding = 'HTTP-Redirect',
    use = ' use="signing"',
    certificates = [certificate],
  }: Described = {},
): string => `<?xml version="1.0"?>
<!-- Written by the directory -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    ${certificates.map((pem) => keyXml(pem, use)).join('')}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://login.dunvarra.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`

const keyXml = (pem: string, use: string): string =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
      ${pem.replaceAll(/-----[^-]+-----|\s/g, '')}
    </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
