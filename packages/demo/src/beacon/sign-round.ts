import { createHash, createPrivateKey, sign } from 'node:crypto'
import { demoMessage, type Round } from '@clubhouse/domain/selling/lottery/draw/verify-round'

/** Everybody may read it here: whoever runs the demo could know its rounds ahead, which is why it says what it is. */
const SEED = createHash('sha256').update('clubhouse-demo-beacon').digest()
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, SEED]), format: 'der', type: 'pkcs8' })

/** A round of the demo's own beacon: the same whoever makes it, and whenever. */
export function signRound(round: number): Round {
  const signature = sign(null, demoMessage(round), KEY)
  const value = createHash('sha256').update(signature).digest('hex')
  return { round, value, signature: signature.toString('hex') }
}
