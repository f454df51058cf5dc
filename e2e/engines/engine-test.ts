import { findBrowser } from '../../scripts/lib/find-browser.mjs'
import { findEngines, MISSING } from '../../scripts/lib/find-engines.mjs'
import { test as base } from '../support/world.ts'
import { startByPuppeteer } from './drivers/by-puppeteer.ts'
import { DidNotStart, type Driver, type Engine } from './drivers/driver.ts'
import { startWebKit } from './drivers/webkit.ts'
import { Visitor } from './visitor/visitor.ts'

export { expect } from '@playwright/test'

export type EngineName = 'webkit' | 'firefox' | 'chromium'

/** An iPhone without its bars. */
const PHONE = { width: 375, height: 812 }

/** A phone's scroll bars take no room. */
const AS_ON_A_PHONE = { 'ui.useOverlayScrollbars': 1 }

interface Own {
  visitor: Visitor
}
interface OfWorker {
  engineName: EngineName
  engine: Engine | DidNotStart
}

/** A journey that is written once and made in any engine. Where an engine is missing or does not start it is skipped, and says so. */
export const test = base.extend<Own, OfWorker>({
  engineName: ['webkit', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName).catch((error: unknown) => {
        if (error instanceof DidNotStart) return error
        throw error
      })
      await use(engine)
      if (!(engine instanceof DidNotStart)) await engine.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  visitor: async ({ engine }, give, info) => {
    const driver = engine instanceof DidNotStart ? engine : await begin(engine)
    if (driver instanceof DidNotStart) return info.skip(true, driver.message)
    await give(new Visitor(driver))
    if (info.status !== info.expectedStatus) {
      const body = await driver.picture().catch(() => null)
      if (body) await info.attach('picture', { body, contentType: 'image/png' })
    }
    const complaints = await driver.complaints()
    await driver.close()
    if (complaints.length > 0) throw new Error(`The page threw: ${complaints.join('\n')}`)
  },
})

async function start(name: EngineName): Promise<Engine> {
  const engines = findEngines()
  if (name === 'chromium') {
    const { path, env } = await findBrowser({ mayInstall: false })
    const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1']
    return startByPuppeteer({
      browser: 'chrome',
      executablePath: path,
      args,
      env: { ...process.env, ...env },
    })
  }
  const found = engines[name]
  if (!found) throw new DidNotStart(MISSING[name])
  return typeof found === 'string'
    ? startByPuppeteer({ browser: 'firefox', executablePath: found, extraPrefsFirefox: AS_ON_A_PHONE })
    : startWebKit(found)
}

async function begin(engine: Engine): Promise<Driver | DidNotStart> {
  try {
    return await engine.begin(PHONE)
  } catch (error) {
    if (error instanceof DidNotStart) return error
    throw error
  }
}
