import { freePort } from '../../../scripts/lib/free-port.mjs'
import type { WebKit } from '../../../scripts/lib/find-engines.mjs'
import { startTethered } from '../../../scripts/lib/tether.mjs'
import { comes } from './comes.ts'
import { DidNotStart, type Driver, type Engine, type Size } from './driver.ts'
import { startScreen } from './screen.ts'
import { beginSession, isReady, type Session } from './web-driver.ts'

const BEGINS_WITHIN_MS = 60_000
const AGAIN_AFTER_MS = [4_000, 16_000]

/** The engine of Safari, by its own driver. */
export async function startWebKit(found: WebKit): Promise<Engine> {
  const screen = await startScreen(found.screen)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = startTethered(found.driver, [`--port=${port}`], {
    env: {
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // No bus of a desktop, no graphics card: whoever asks for one waits.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  if (!(await comes(() => isReady(address), driver))) {
    await stop()
    throw new DidNotStart(`WebKitWebDriver did not start: ${driver.output().trim()}`)
  }
  return {
    stop,
    begin: async (size) => drivenBy(await begin(address, found.browser), size),
  }
}

/** Its window has nothing but the page. */
async function begin(address: string, binary: string): Promise<Session> {
  const options = { binary, args: ['--automation', '--full-screen'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  let refusal: unknown
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      return await beginSession(address, capabilities, BEGINS_WITHIN_MS)
    } catch (error) {
      refusal = error
    }
  }
  throw new DidNotStart(`WebKit did not start: ${String(refusal)}`)
}

async function drivenBy(session: Session, size: Size): Promise<Driver> {
  await session.post('window/rect', { x: 0, y: 0, ...size })
  // Asked while one page gives way to the next, this driver sometimes answers only once it is asked again.
  const run = async <Answer>(script: string, ...args: unknown[]) => {
    for (const patienceMs of AGAIN_AFTER_MS) {
      try {
        return await session.post<Answer>('execute/sync', { script, args }, patienceMs)
      } catch (error) {
        if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
      }
    }
    return session.post<Answer>('execute/sync', { script, args })
  }
  return {
    open: async (url) => void (await session.post('url', { url })),
    ask: (question, given) => run(`return (${String(question)})(arguments[0])`, given),
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }
      await session.post('actions', { actions: [pointer] })
    },
    type: async (text) => {
      const focused = await session.get<Record<string, string>>('element/active')
      const [element] = Object.values(focused)
      await session.post(`element/${element}/value`, { text })
    },
    picture: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    complaints: async () => [],
    close: () => session.end(),
  }
}
