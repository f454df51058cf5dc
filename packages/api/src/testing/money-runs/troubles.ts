import type { Chance, Operation } from './chance.ts'
import { settle } from './settle.ts'
import { forgetKeys, pass, setWebhooks, tellOfAccount, weather } from './weather.ts'

const DAY_SECONDS = 86_400

/** A worker that nobody missed for two days: browsers went on, webhooks were stored, and the gateway's keys of then are forgotten. */
const workerAway =
  (doOne: (by: Chance) => Promise<string>): Operation =>
  async (by) => {
    if (weather.isWorkerAway) return false
    weather.isWorkerAway = true
    for (let left = 1 + by.below(4); left > 0; left -= 1) await doOne(by)
    await pass(2 * DAY_SECONDS)
    await forgetKeys()
    weather.isWorkerAway = false
    await settle()
    return true
  }

/** What is asked of the gateway meanwhile is done and not heard of, or not even done. */
const withAnswers =
  (answers: 'lost' | 'refused', doOne: (by: Chance) => Promise<string>): Operation =>
  async (by) => {
    if (weather.answers !== 'heard') return false
    weather.answers = answers
    await doOne(by)
    await settle()
    weather.answers = 'heard'
    return true
  }

const webhooks: Operation = async (by) => {
  await setWebhooks(by.oneOf(['prompt', 'prompt', 'lost', 'twice', 'late'] as const) ?? 'prompt')
  return true
}

/** The gateway stops the club's account, or lets it go again; the club hears of it then, or later. */
const stopAccount: Operation = async (by) => {
  weather.isAccountStopped = !weather.isAccountStopped
  if (by.below(2) === 0) await tellOfAccount()
  return true
}

const hearOfAccount: Operation = async () => {
  await tellOfAccount()
  return true
}

/** Until a day later; then what moved is fetched, looked at and compared, and what follows from that is moved. */
const UNTIL_ALL_IS_TOLD = [0, 3_700, DAY_SECONDS + 3 * 3_600, 11 * 60, 16 * 60, 3_700]

/** Nothing is amiss any more, and all that was begun has had its time. */
export async function calmDown(): Promise<void> {
  Object.assign(weather, { isWorkerAway: false, answers: 'heard', isAccountStopped: false })
  await setWebhooks('prompt')
  await tellOfAccount()
  for (const seconds of UNTIL_ALL_IS_TOLD) {
    await pass(seconds)
    await settle()
  }
}

export const troubles = (doOne: (by: Chance) => Promise<string>) => ({
  workerAway: { of100: 0.5, does: workerAway(doOne) },
  lostAnswers: { of100: 3, does: withAnswers('lost', doOne) },
  gatewayAway: { of100: 1, does: withAnswers('refused', doOne) },
  webhooks: { of100: 4, does: webhooks },
  stopAccount: { of100: 2, does: stopAccount },
  hearOfAccount: { of100: 2, does: hearOfAccount },
})
