import { expect, test } from 'vitest'
import { type Asks, nodeDns } from './node-dns.ts'

const none = (code: string) => Object.assign(new Error(code), { code })
const ASKED = {
  domain: 'www.rovers.ie',
  target: 'rovers.clubs.example',
  proof: { name: '_club-site.www.rovers.ie', value: 'site-1' },
}

/** A name service that knows these, and nothing else. */
function knowing(records: Record<string, string[]>, fault = 'ENOTFOUND'): Asks {
  const ask = (kind: string) => async (name: string) => {
    const known = records[`${kind} ${name}`]
    if (!known) throw none(fault)
    return known
  }
  return {
    resolveCname: ask('CNAME'),
    resolve4: ask('A'),
    resolve6: ask('AAAA'),
    resolveTxt: async (name: string) => (await ask('TXT')(name)).map((text) => text.split('|')),
  } as Asks
}

const PROOF = { 'TXT _club-site.www.rovers.ie': ['other', 'site|-1'] }
const OURS = { 'A rovers.clubs.example': ['10.1.1.1', '10.1.1.2'] }
test.each([
  {
    what: 'another name for ours',
    records: { 'CNAME www.rovers.ie': ['Rovers.clubs.example'], ...PROOF },
    says: ['here', true],
  },
  { what: 'the same machine', records: { 'A www.rovers.ie': ['10.1.1.2'], ...OURS }, says: ['here', false] },
  {
    what: 'one of two machines is another',
    records: { 'A www.rovers.ie': ['10.1.1.2', '10.9.9.9'], ...OURS },
    says: ['elsewhere', false],
  },
  {
    what: 'another name for someone else',
    records: { 'CNAME www.rovers.ie': ['shops.example'], ...PROOF },
    says: ['elsewhere', true],
  },
  { what: 'nothing at all', records: {}, says: ['nowhere', false] },
])('$what: $says', async ({ records, says }) => {
  const { points, isProven } = await nodeDns(knowing(records)).lookUp(ASKED)
  expect([points, isProven]).toEqual(says)
})

test('no answer is no verdict', async () => {
  await expect(nodeDns(knowing({}, 'ETIMEOUT')).lookUp(ASKED)).rejects.toMatchObject({
    name: 'NamesUnavailable',
  })
})
