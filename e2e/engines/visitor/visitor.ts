import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from '../drivers/driver.ts'
import { answersHand } from './answers-hand.ts'
import { look, type Sight } from './look.ts'
import { set } from './set.ts'
import type { Wanted } from './wanted.ts'

/** As in the other journeys: for a machine that is twenty times slower than ours. Only what fails waits so long. */
const PATIENCE_MS = 60_000
const AGAIN_MS = 60

/** Somebody with a browser: does one thing after another, each as soon as the page lets them. */
export class Visitor {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  async open(url: string): Promise<void> {
    await this.driver.open(url)
    await this.#until(`${url} answers`, () => this.driver.ask(answersHand, null))
  }

  /** Presses what is there, stands still, can be pressed and has nothing over it. */
  async press(wanted: Wanted): Promise<void> {
    const { x, y } = await this.#ready(wanted)
    await this.driver.press(x, y)
  }

  /** Writes into a field, instead of what stood there. */
  async write(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted)
    await this.#until(`${said(wanted)} has the focus`, async () => (await this.#look(wanted)).hasFocus)
    await this.driver.ask(set, { what: 'selection' })
    await this.driver.type(text)
  }

  /** From a list: what opens there is the system's, and no driver reaches it. */
  async choose(wanted: Wanted, value: string): Promise<void> {
    await this.#ready(wanted)
    await this.#look(wanted, 'focus')
    await this.driver.ask(set, { what: 'choice', value })
  }

  async tick(wanted: Wanted): Promise<void> {
    if ((await this.#ready(wanted)).isTicked) return
    await this.press(wanted)
    await this.#until(`${said(wanted)} is ticked`, async () => (await this.#look(wanted)).isTicked)
  }

  /** Answers what is read there. */
  async see(wanted: Wanted): Promise<string> {
    let sight: Sight | undefined
    await this.#until(`${said(wanted)} is seen`, async () => {
      sight = await this.#look(wanted)
      return sight.state === 'there' || sight.state
    })
    return sight?.text ?? ''
  }

  async miss(wanted: Wanted): Promise<void> {
    await this.#until(`${said(wanted)} has gone`, async () => (await this.#look(wanted)).state !== 'there')
  }

  async valueOf(wanted: Wanted): Promise<string> {
    await this.see(wanted)
    return (await this.#look(wanted)).value
  }

  async isAt(address: string | RegExp): Promise<void> {
    await this.#until(`the address is ${address}`, async () => {
      const at = await this.driver.ask(() => location.href, null)
      return (typeof address === 'string' ? at === address : address.test(at)) || at
    })
  }

  /** Until a question to the page is answered with yes. */
  async until<Given>(what: string, question: (given: Given) => unknown, given: Given): Promise<void> {
    await this.#until(what, () => this.driver.ask(question, given))
  }

  async #ready(wanted: Wanted): Promise<Sight> {
    let before: Sight | undefined
    let sight: Sight | undefined
    await this.#until(`${said(wanted)} can be pressed`, async () => {
      if (!(await this.driver.ask(answersHand, null))) return 'the page does not answer yet'
      before = sight
      sight = await this.#look(wanted, 'press')
      if (sight.state !== 'there') return `${sight.state} ${sight.by}`
      return (before?.state === 'there' && before.x === sight.x && before.y === sight.y) || 'it moves'
    })
    return sight as Sight
  }

  #look(wanted: Wanted, hand?: 'press' | 'focus'): Promise<Sight> {
    return this.driver.ask(look, { wanted, ...(hand && { hand }) })
  }

  /** Until it is true; anything else is what is said where it never is. */
  async #until(what: string, ask: () => Promise<unknown>): Promise<void> {
    const giveUp = Date.now() + PATIENCE_MS
    let last: unknown
    do {
      try {
        last = await ask()
        if (last === true) return
      } catch (error) {
        // A page on its way to the next one answers nothing.
        last = error
      }
      await wait(AGAIN_MS)
    } while (Date.now() < giveUp)
    throw new Error(`It never came to this: ${what} (${String(last)})`)
  }
}

function said({ css, called, saying, within }: Wanted): string {
  const words = [called, saying].flatMap((each) =>
    each === undefined ? [] : [typeof each === 'string' ? `“${each}”` : `/${each.source}/`],
  )
  return [css, ...words, ...(within ? [`in ${said(within)}`] : [])].join(' ')
}
