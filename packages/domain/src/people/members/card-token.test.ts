import { describe, expect, test } from 'vitest'
import {
  type CardClaims,
  type CardKey,
  cardToken,
  readCard,
  shortName,
  signedBytes,
  tokenIn,
  writeClaims,
} from './card-token.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const pair = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
const { privateKey, publicKey } = await pair()
const publicOf = async (key: CryptoKey) => (await crypto.subtle.exportKey('jwk', key)) as CardKey
const key = await publicOf(publicKey)

const CLAIMS: CardClaims = {
  membershipId: '0f8b1c2d-3e4f-4a5b-8c6d-7e8f90a1b2c3',
  number: 417,
  name: 'Fiadh H',
  plan: 'Under 10s – Óg',
  season: '2026/27',
  expiresAt: 1_795_000_000,
}

async function signed(written: string): Promise<string> {
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    signedBytes(written),
  )
  return cardToken(written, new Uint8Array(signature))
}

const base64Url = (text: string) => Buffer.from(text).toString('base64url')

describe('the code on a card', () => {
  // Signatures differ each time, so that all letters of the alphabet come by, “-” and “_” among them.
  test('says what was signed, and fits what a camera finds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const code = await signed(writeClaims(CLAIMS))
      expect(code).not.toMatch(/[+/=]/)
      expect(tokenIn(code)).toBe(code)
      expect(await readCard(code, key)).toEqual(CLAIMS)
    }
    expect(await readCard(await signed(writeClaims({ ...CLAIMS, season: null })), key)).toMatchObject({
      season: null,
    })
  })

  test('has no dashes of the membership in it, so that it stays small', () => {
    expect(Buffer.from(writeClaims(CLAIMS), 'base64url').toString()).toBe(
      '[1,"0f8b1c2d3e4f4a5b8c6d7e8f90a1b2c3",417,"Fiadh H","Under 10s – Óg","2026/27",1795000000]',
    )
  })

  test('says nothing once a letter of it was changed, nor with the key of another club', async () => {
    const code = await signed(writeClaims(CLAIMS))
    const [written = '', signature = ''] = code.split('.')
    const other = writeClaims({ ...CLAIMS, number: 418 })
    expect(await readCard(`${other}.${signature}`, key)).toBeNull()
    expect(await readCard(code, await publicOf((await pair()).publicKey))).toBeNull()
    for (const broken of [
      written,
      `${written}.`,
      `${written}.${signature}.`,
      `${written}.${signature}.${signature}`,
      `${written}.${signature.slice(0, -2)}`,
      `${written}.${signature}AA`,
      `${written}.${signature.slice(0, -1)}!`,
      `${written}.*${signature}`,
      // A whole number of letters can still be no number of bytes.
      `${written}.${signature.slice(0, 1)}`,
      '',
    ])
      expect(await readCard(broken, key), broken).toBeNull()
  })

  test('is not looked at where it is longer than any of ours', async () => {
    const ofLength = async (most: number) => {
      const fits = await signed(writeClaims({ ...CLAIMS, plan: '' }))
      const letters = Math.floor(((most - fits.length) * 3) / 4)
      return signed(writeClaims({ ...CLAIMS, plan: 'x'.repeat(letters) }))
    }
    const longest = await ofLength(1000)
    expect(longest.length).toBe(999)
    expect(await readCard(longest, key)).toMatchObject({ number: 417 })
    expect(await readCard(await ofLength(1002), key)).toBeNull()
  })

  test.each([
    ['another version of it', '[2,"0f8b1c2d3e4f4a5b8c6d7e8f90a1b2c3",417]'],
    ['an object', '{"0":1}'],
    ['nothing', 'null'],
  ])('says nothing where what was signed is %s', async (_, text) => {
    expect(await readCard(await signed(base64Url(text)), key)).toBeNull()
  })

  test('says nothing where what was signed is no text of ours', async () => {
    expect(await readCard(await signed('a+b'), key)).toBeNull()
  })

  test.each(['0f8b1c2d3e4f4a5b8c6d7e8f90a1b2c34', '00f8b1c2d3e4f4a5b8c6d7e8f90a1b2c'.slice(0, 31)])(
    'leaves an id of another length as it is: %s',
    async (id) => {
      const code = await signed(base64Url(JSON.stringify([1, id, 1, '', '', null, 1])))
      expect(await readCard(code, key)).toMatchObject({ membershipId: id })
    },
  )
})

describe('what a card says of somebody', () => {
  test.each([
    ['Fiadh', 'Hallaran', 'Fiadh H'],
    [' Aoife ', 'ó Briain', 'Aoife Ó'],
    ['Cher', '', 'Cher'],
    ['Cher', ' bono', 'Cher B'],
  ])('%s %s is %s', (first, last, short) => {
    expect(shortName(first, last)).toBe(short)
  })
  const code = `${'a'.repeat(40)}.${'b'.repeat(86)}`
  test.each([
    [`https://dunvarra.clubs.example/card/${code}`, code],
    [`https://dunvarra.clubs.example/card#${code}`, code],
    [` ${code} `, code],
    ['https://elsewhere.example/', null],
    ['DR 0417', null],
    [`see ${code}`, null],
    [`${code}?again`, null],
    [`${'a'.repeat(19)}.${'b'.repeat(86)}`, null],
  ])('a camera that reads %s has found %s', (scanned, found) => {
    expect(tokenIn(scanned)).toBe(found)
  })
})
