import { expect, type Locator, type Page, test } from '@playwright/test'
import { inSteadyWords } from './steady-words.ts'

interface Listening {
  /** What is read of the page; the whole of its main part unless told. */
  of?: Locator
  /** The width at which this journey is listened to: what a phone folds away is read otherwise. */
  at?: 'phone' | 'desktop'
  /** Rows and entries are whatever the demo has today: kept is that there are some. */
  isList?: boolean
  /** Come to from a page that may sleep: a page that is loaded anew begins at its top, one that is not at its heading. */
  isAsleep?: boolean
  /** What the journey made up for itself. */
  madeUp?: string
}

/**
 * What a screen reader is given: where the focus is, then names, roles, states and live messages in their order. It is kept as text in
 * `e2e/heard`, and looked at when it changes; `-u` writes it anew.
 */
export async function expectHeard(page: Page, name: string, listening: Listening = {}): Promise<void> {
  const {
    of = page.getByRole('main'),
    at = 'phone',
    isList = false,
    isAsleep = false,
    madeUp = '',
  } = listening
  if (test.info().project.name !== at) return
  const listen = async () => {
    const focus = isAsleep ? 'the top or the heading' : await focusOf(page)
    const heard = `focus: ${focus}\n\n${await of.ariaSnapshot()}\n`
    if (madeUp === '') return inSteadyWords(heard, isList)
    return inSteadyWords(heard.replaceAll(madeUp, 'MADE UP').replaceAll(slugOf(madeUp), 'made-up'), isList)
  }
  // Written anew it is what stays.
  let heard = ''
  await expect(async () => {
    const before = heard
    heard = await listen()
    expect(heard).toBe(before)
  }).toPass()
  // What is said late is heard late.
  await expect(async () => expect(await listen()).toMatchSnapshot(`${name}.txt`)).toPass({ timeout: 60_000 })
}

async function focusOf(page: Page): Promise<string> {
  const focused = page.locator(':focus')
  if ((await focused.count()) === 0) return 'the page'
  const [first = ''] = (await focused.first().ariaSnapshot()).split('\n')
  // What opens a menu has no role here, but a name.
  const label = first.startsWith('- text:') ? await focused.first().getAttribute('aria-label') : null
  return label === null ? first.replace(/^- /, '').replace(/:$/, '') : `summary "${label}"`
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')
