import { GatewayFailed, type PaymentGateway } from '../../providers/payments/port.ts'
import { app, clubId, desk } from '../clients/attempts-client.ts'
import { gatewaySide, type Webhooks } from './gateway-side.ts'

/** The club's own account at the gateway. */
export const ACCOUNT = 'sac_of_the_generated_money'

/** What is not as it should be, at the gateway and with us. */
export const weather = {
  isWorkerAway: false,
  /** The gateway does what it is asked, and nobody hears of it; or it does nothing. */
  answers: 'heard' as 'heard' | 'lost' | 'refused',
  /** It does not let the club's account take money, whether or not we know. */
  isAccountStopped: false,
  /** Each night the gateway is asked what moved. */
  hasStatements: true,
}

/** Calls that change something. */
const CHANGING = ['createPayment', 'chargeSaved', 'refund', 'transfer', 'reverse', 'cancelPayment'] as const

const away = () => new GatewayFailed('the gateway did not answer', { isFinal: false })
const stopped = () => new GatewayFailed('the account may not take money', { isFinal: true })

/** Keys with which something was done. */
const known = new Set<string>()

/** Puts the weather between us and the gateway, for as long as the app lives. */
export function openWeather(): void {
  const gateway: PaymentGateway = app.parts.gateway
  for (const name of CHANGING) {
    const call = gateway[name] as (...given: unknown[]) => Promise<unknown>
    const inWeather = async (...given: unknown[]) => {
      const [wanted] = given as [{ account?: string | null; key?: string }]
      const key = wanted.key ?? ''
      const isForAccount = name !== 'refund' && name !== 'reverse' && wanted.account === ACCOUNT
      if (weather.answers === 'refused') throw away()
      // What was done with this key is answered as it was.
      if (weather.isAccountStopped && isForAccount && !known.has(key)) throw stopped()
      try {
        const answer = await call(...given)
        known.add(key)
        if (weather.answers === 'lost') throw away()
        return answer
      } finally {
        await gatewaySide().note()
      }
    }
    Object.assign(gateway, { [name]: inWeather })
  }
}

export const setWebhooks = (how: Webhooks): Promise<void> => gatewaySide().setWebhooks(how)

/** As a gateway may do with keys of a day ago: the same call is another one to it. */
export async function forgetKeys(): Promise<void> {
  // Transfers are looked for by what stands beside them, and found for ever.
  for (const key of known) if (!key.startsWith('transfer:')) known.delete(key)
  await gatewaySide().forgetKeys()
}

/** The club is told what its account may do. */
export async function tellOfAccount(): Promise<void> {
  await app.asOwner('update clubs set on_behalf_of = $2 where id = $1', [
    clubId,
    weather.isAccountStopped ? null : ACCOUNT,
  ])
}

let signedInAt = 0
const SIGNED_IN_FOR_MS = 15 * 60_000

/** The clock goes on, and whoever buys is signed in still. */
export async function pass(seconds: number): Promise<void> {
  const at = app.parts.now().getTime() + seconds * 1000
  app.setClock(new Date(at))
  if (at - signedInAt < SIGNED_IN_FOR_MS) return
  signedInAt = at
  await desk.signIn()
}
