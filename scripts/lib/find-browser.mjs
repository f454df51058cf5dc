import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from './apt.mjs'
import { node24 } from './node24.mjs'
import { bin, cache } from './places.mjs'
import { attempt, Refusal } from './progress.mjs'
import { capture, runQuietly } from './run.mjs'

/**
 * A Chromium that answered, and what it needs in its environment.
 *
 * @typedef {{ via: string, path: string, env: Record<string, string> }} Browser
 */

const found = path.join(cache, 'browser.json')

/** How long a download may take before we look elsewhere. */
const DOWNLOAD_MS = 90_000

/**
 * The first browser that works, in order of what it costs to get it. The answer is kept, so that a second
 * run only asks that browser for its version.
 *
 * @param {{ mayInstall?: boolean }} [options]
 * @returns {Promise<Browser>}
 */
export async function findBrowser({ mayInstall = true } = {}) {
  const places = [named, remembered, ofTheSystem, ...(mayInstall ? [fromNpm, fromPlaywright, fromApt] : [])]
  for (const place of places) {
    for (const candidate of await place()) {
      if (await answers(candidate)) return remember(candidate)
    }
  }
  throw new Refusal('No browser for the end-to-end tests: install Chromium, or set CHROMIUM_PATH to one.')
}

/** @returns {Browser[]} */
function named() {
  return ['CHROME_PATH', 'CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'].flatMap((via) => {
    const given = process.env[via]
    return given ? [{ via, path: given, env: {} }] : []
  })
}

/** @returns {Browser[]} */
function remembered() {
  return existsSync(found) ? [JSON.parse(readFileSync(found, 'utf8'))] : []
}

/** @returns {Browser[]} */
function ofTheSystem() {
  // Without a window to think of, the shell takes two thirds of the time.
  const shells = ['chromium-headless-shell', 'chrome-headless-shell']
  const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const applications = [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return [...files, ...applications].map((file) => ({ via: 'system', path: file, env: {} }))
}

/**
 * A packed Chromium for bare Linux servers. It unpacks into the temporary folder, with the libraries that
 * such machines lack only when it believes to run in a certain cloud.
 *
 * @returns {Promise<Browser[]>}
 */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const folder = path.join(cache, 'chromium')
  mkdirSync(folder, { recursive: true })
  const env = { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  const unpack = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())`
  const output = await attempt('Unpacking a browser', () =>
    runQuietly(node24(), ['--input-type=module', '--eval', unpack], { env, timeoutMs: DOWNLOAD_MS }),
  )
  if (output === undefined) return []
  const libraries = {
    LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: nameFonts(folder),
  }
  return [{ via: '@sparticuz/chromium', path: output.trim().split('\n').at(-1) ?? '', env: libraries }]
}

/**
 * The fonts that come with it are looked for at addresses of that cloud: without a face, words have no width and pages fall.
 *
 * @param {string} folder
 */
function nameFonts(folder) {
  const file = path.join(folder, 'fonts.conf')
  const [fonts, kept] = [path.join(folder, 'fonts'), path.join(folder, 'fonts-cache')]
  writeFileSync(file, `<fontconfig><dir>${fonts}</dir><cachedir>${kept}</cachedir></fontconfig>\n`)
  return file
}

/** @returns {Promise<Browser[]>} */
async function fromPlaywright() {
  const install = [bin('playwright'), 'install', 'chromium-headless-shell']
  const done = await attempt('Downloading a browser', () =>
    runQuietly(node24(), install, { timeoutMs: DOWNLOAD_MS }),
  )
  if (done === undefined) return []
  const output = await runQuietly(node24(), [...install, '--dry-run'])
  const folder = /Install location:\s+(.+)/.exec(output)?.[1]?.trim()
  if (!folder) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(file))
    .map((file) => ({ via: 'playwright install', path: path.join(folder, file), env: {} }))
}

/** @returns {Promise<Browser[]>} */
async function fromApt() {
  // Older Debians have no package of the shell alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await aptInstall(name, 'for the end-to-end tests')) return ofTheSystem()
  }
  return []
}

/** @param {Browser} browser */
async function answers({ path: file, env }) {
  if (!existsSync(file)) return false
  try {
    const { code, output } = await capture(file, ['--version', '--headless', '--no-sandbox'], {
      env,
      timeoutMs: 15_000,
    })
    return code === 0 && /chrom/i.test(output)
  } catch {
    return false
  }
}

/** @param {Browser} browser */
function remember(browser) {
  mkdirSync(cache, { recursive: true })
  // In one step: every worker of the journeys reads it while another may write it.
  const written = `${found}.${process.pid}`
  writeFileSync(written, `${JSON.stringify(browser, null, 2)}\n`)
  renameSync(written, found)
  return browser
}
