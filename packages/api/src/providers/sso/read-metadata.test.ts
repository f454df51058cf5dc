import { expect, test } from 'vitest'
import { testKeys } from '../../testing/saml/saml-answers.ts'
import { providerMetadata } from '../../testing/saml/provider-metadata.ts'
import { AnswerRefused } from './port.ts'
import { readProviderMetadata } from './read-metadata.ts'

const keys = await testKeys('test-provider')
const whole = providerMetadata(keys)
const read = (xml: string, allowsHttp = false) => readProviderMetadata(xml, { allowsHttp })

const kindOf = (xml: string): string => {
  try {
    read(xml)
    return 'taken'
  } catch (error) {
    if (error instanceof AnswerRefused) return error.kind
    throw error
  }
}

test('a provider is known by its name, its address for browsers and its certificate', () => {
  expect(read(`\uFEFF${whole}`)).toEqual({
    entityId: 'https://login.dunvarra.example/metadata',
    ssoUrl: 'https://login.dunvarra.example/sso',
    certificates: [keys.certificate.replaceAll('\r', '').trimEnd() + '\n'],
  })
  expect(read(providerMetadata(keys, { use: '' })).certificates).toHaveLength(1)
  expect(read(providerMetadata(keys, { location: 'http://a.example/' }), true).ssoUrl).toBe(
    'http://a.example/',
  )
})

test.each([
  { what: 'a page', xml: '<html><body>Sign in</body></html>', kind: 'not-metadata' },
  { what: 'no XML', xml: 'EntityDescriptor', kind: 'not-xml' },
  { what: 'half a file', xml: whole.slice(0, -40), kind: 'not-xml' },
  {
    what: 'entities of its own',
    xml: `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${whole.slice(21)}`,
    kind: 'doctype',
  },
  {
    what: 'a heap of elements',
    xml: whole.replace('<md:IDP', `${'<a/>'.repeat(5000)}<md:IDP`),
    kind: 'too-many-elements',
  },
  { what: 'no name', xml: providerMetadata(keys, { entityId: '' }), kind: 'no-entity' },
  { what: 'no way for a browser', xml: providerMetadata(keys, { binding: 'SOAP' }), kind: 'no-address' },
  {
    what: 'a plain address',
    xml: providerMetadata(keys, { location: 'http://a.example/' }),
    kind: 'unsafe-address',
  },
  {
    what: 'a script',
    xml: providerMetadata(keys, { location: 'javascript:alert(1)' }),
    kind: 'unsafe-address',
  },
  {
    what: 'a name and password',
    xml: providerMetadata(keys, { location: 'https://a:b@c.example/' }),
    kind: 'unsafe-address',
  },
  {
    what: 'keys for encryption alone',
    xml: providerMetadata(keys, { use: ' use="encryption"' }),
    kind: 'no-certificate',
  },
  {
    what: 'something else as certificate',
    xml: providerMetadata({ certificate: 'AAAA' }),
    kind: 'bad-certificate',
  },
  { what: 'another role', xml: whole.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), kind: 'no-provider' },
])('$what is refused: $kind', ({ xml, kind }) => {
  expect(kindOf(xml)).toBe(kind)
})
