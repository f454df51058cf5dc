import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from './apt.mjs'

/** The engines beside Chromium in which journeys are looked at: that of Safari, by WebKitGTK's own driver, and Firefox. */

/** @typedef {{ driver: string, browser: string, screen: string }} WebKit programs: who drives, who is driven, where it is shown */
/** @typedef {{ webkit: WebKit | null, firefox: string | null }} Engines */

/** Where WebKitGTK keeps the small browser that its driver drives. */
const BROWSER = 'MiniBrowser'
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec', '/usr/local/lib', '/usr/local/libexec']
/** One page in a window of its own; the newer one has its own kinds of windows, and no way to leave its bars away. */
const FOLDERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0']

/** @returns {Engines} */
export function findEngines() {
  return { webkit: findWebKit(), firefox: findFirefox() }
}

/** The same, and what is missing installed where we may. @returns {Promise<Engines>} */
export async function findOrInstallEngines() {
  const { webkit, firefox } = findEngines()
  const missing = [...(webkit ? [] : ['webkit2gtk-driver', 'xvfb']), ...(firefox ? [] : ['firefox-esr'])]
  if (missing.length > 0)
    await aptInstall(missing, 'to look at journeys in the engines of Safari and Firefox')
  return findEngines()
}

/** What a run without them has to say. */
export const MISSING = {
  webkit:
    'NOT IN WEBKIT: no journey was looked at in the engine of Safari, because its driver was not found and could not be ' +
    'installed here (Debian: webkit2gtk-driver, xvfb).',
  firefox:
    'NOT IN FIREFOX: it was not found and could not be installed here (Debian: firefox-esr). FIREFOX_PATH names one.',
}

/** @returns {WebKit | null} */
function findWebKit() {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const browser = LIBRARIES.flatMap(withSubfolders)
    .flatMap((folder) => FOLDERS.map((name) => path.join(folder, name, BROWSER)))
    .find((file) => existsSync(file))
  return driver && screen && browser ? { driver, browser, screen } : null
}

/** @returns {string | null} */
function findFirefox() {
  const given = process.env['FIREFOX_PATH']
  if (given && existsSync(given)) return given
  const application = '/Applications/Firefox.app/Contents/MacOS/firefox'
  return onPath('firefox-esr') ?? onPath('firefox') ?? (existsSync(application) ? application : null)
}

/** @param {string} name */
function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}

/** Debian has one for each kind of processor. @param {string} folder */
function withSubfolders(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.includes('-linux-'))
  return [folder, ...names.map((name) => path.join(folder, name))]
}
