/**
 * What the registry knows of the packages that a server gets (`npm audit`). Mirrors often do not answer it, which is said, never passed over.
 */
import { capture } from './run.mjs'

const GRAVE = new Set(['high', 'critical'])

/**
 * @typedef {{ isKnown: boolean, why: string, all: string[], grave: string[] }} Answer
 * @param {string} output what `npm audit --json` printed, with whatever else it said
 * @returns {Answer}
 */
export function readAudit(output) {
  const start = output.indexOf('{\n')
  const unknown = (/** @type {string} */ why) => ({ isKnown: false, why, all: [], grave: [] })
  if (start < 0) return unknown('it said nothing')
  try {
    const { vulnerabilities, message } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1))
    if (!vulnerabilities) return unknown(String(message ?? 'it said nothing'))
    const each = Object.entries(vulnerabilities).map(([name, { severity, range }]) => ({
      line: `${name} ${range}: ${severity}`,
      isGrave: GRAVE.has(severity),
    }))
    const grave = each.filter(({ isGrave }) => isGrave).map(({ line }) => line)
    return { isKnown: true, why: '', all: each.map(({ line }) => line), grave }
  } catch {
    return unknown('it answered something else')
  }
}

/** @returns {Promise<Answer>} */
export async function knownVulnerabilities() {
  const { output } = await capture('npm', ['audit', '--omit=dev', '--json'], { timeoutMs: 120_000 })
  return readAudit(output)
}
