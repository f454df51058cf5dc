import type { Page } from '@playwright/test'
import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { newQuestion } from '@clubhouse/domain/people/forms/new-question'
import { launchBrowser } from '../browser.ts'
import { ask } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'
import { signIn } from '../sign-in.ts'

const QUESTIONS = 200
const TYPED = 'Seventeen letters'
/** Longer than a form waits before it tells of a change: what that draws again counts too. */
const PAUSE_MS = 1500

/** How much of a long form is drawn again by typing into one of its fields. A count, so no machine is too slow. */
export async function formTypingRows(): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATA_DIR: data.path })
  const browser = await launchBrowser()
  try {
    const formId = await makeLongForm(club.port)
    const page = await browser.newPage()
    await page.goto(`http://dunvarra.localhost:${club.port}/dev/forms/${formId}`, {
      waitUntil: 'networkidle',
    })
    const all = await page.locator('[data-question]').count()
    if (all < QUESTIONS) throw new Error(`The form shows ${all} questions`)
    await untilStill(page)
    const field = page.locator('[name="q.long-100"]')
    const drawn = await drawnBy(page, () => field.pressSequentially(TYPED))
    await field.fill('x')
    // So that nothing is counted as nothing because the count is blind: what is wrong is said once it is left.
    const left = await drawnBy(page, () => field.blur())
    if (left !== 1) throw new Error(`Leaving a field that is wrong drew ${left} questions`)
    return [limitRow(`Typing in a form of ${all} questions: questions drawn again`, drawn, 1, 'of them')]
  } finally {
    await browser.close()
    await club.stop()
    data.remove()
  }
}

/** The page is taken over piece by piece; on a slow machine that is not over when the network is. */
async function untilStill(page: Page): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    if ((await drawnBy(page, async () => {})) === 0) return
  }
  throw new Error('The page does not come to rest')
}

/** React hands an element new properties whenever what it belongs to is drawn again, also with the same outcome. */
async function drawnBy(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const props = (element: Element) =>
      Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as object | undefined
    const before = new Map([...document.querySelectorAll('form *')].map((each) => [each, props(each)]))
    const isAnew = (each: Element) => !before.has(each) || before.get(each) !== props(each)
    Object.assign(window, {
      countDrawn: () =>
        [...document.querySelectorAll('[data-question]')].filter((cell) =>
          [cell, ...cell.querySelectorAll('*')].some(isAnew),
        ).length,
    })
  })
  await act()
  await page.waitForTimeout(PAUSE_MS)
  return page.evaluate(() => (window as unknown as { countDrawn: () => number }).countDrawn())
}

async function makeLongForm(port: number): Promise<string> {
  const origin = `http://localhost:${port}`
  const office = { host: `backoffice.localhost:${port}` }
  const headers: Record<string, string> = {
    ...office,
    authorization: `Bearer ${await signIn(origin, 'orla@dunvarra.example', office)}`,
  }
  const call = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
    const { status, text } = await ask({ url: `${origin}/api/v2${path}`, method, headers, body })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    return JSON.parse(text) as T
  }
  const user = await call<{ accounts: { account_id: string }[] }>('GET', '/user')
  headers['x-account-id'] = user.accounts[0]?.account_id ?? ''
  const made = await call<SavedForm>('POST', '/backoffice/forms', { kind: 'adult', name: 'A long form' })
  const questions = Array.from({ length: QUESTIONS }, (_, at) => ({
    ...newQuestion(`long-${at}`, 'text', `Question ${at}`),
    sequence: at + 1,
  }))
  const long = { section_id: 'long', default_section_id: null, label: 'Long', sequence: 100, questions }
  const body = { base_version: made.version, sections: [...made.sections, long] }
  await call('PATCH', `/backoffice/forms/${made.form_id}`, body)
  return made.form_id
}
