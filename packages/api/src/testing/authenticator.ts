import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation } from '@clubhouse/contract/identity/passkeys'

/** Bytes that an authenticator says of itself: somebody was there and unlocked it; the last one adds a key. */
const FLAGS = { here: 0x05, notUnlocked: 0x01, withKey: 0x45 }

interface Asked {
  challenge: string
  origin: string
  scope: string
}

/** Stands where a phone or a security key stands: makes one key and signs with it, rightly or as a test wants it. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  /** Nought for one that does not count, as those of password managers. */
  counter = 0
  userHandle: string | null = null

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
  }

  make({ challenge, origin, scope }: Asked): PasskeyAttestation {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey])
    const data = Buffer.concat([this.#data(scope, FLAGS.withKey), credential])
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  answer({ challenge, origin, scope }: Asked, { isUnlocked = true } = {}): PasskeyAssertion {
    if (this.counter > 0) this.counter += 1
    const data = this.#data(scope, isUnlocked ? FLAGS.here : FLAGS.notUnlocked)
    const client = clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.#key).toString('base64url'),
        userHandle: this.userHandle,
      },
    }
  }

  #data(scope: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(scope).digest(), Buffer.from([flags]), counter])
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : longHead(bytes.length), bytes])

const longHead = (length: number): Buffer => Buffer.from([0x59, length >> 8, length & 0xff])

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(x),
    Buffer.from([0x22]),
    cborBytes(y),
  ])
