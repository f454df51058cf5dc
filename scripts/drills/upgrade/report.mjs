/** @typedef {import('./traffic.mjs').Phase} Phase */
/** @typedef {{ phases: Record<string, Phase>, lost: number, migratedMs: number, heldUp: number, sizes: string }} Outcome */

export const PHASES = {
  before: 'Version before, its own schema',
  migrating: 'While `db:migrate` runs, beside a long reader',
  mixed: 'Version before on today’s schema',
  replacing: 'Processes replaced one by one',
  after: 'Today’s version',
  control: 'Control: one `ALTER TABLE` that waits as long as it takes',
}
const SLOWEST_MS = 2_000
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`

/** @param {Outcome} outcome */
export function tell({ phases, lost, migratedMs, heldUp, sizes }) {
  const lines = Object.entries(PHASES).map(([name, title]) => {
    const { asked, orders, failed, longestMs, slowest } = phaseIn(phases, name)
    return `| ${title} | ${asked} | ${orders} | ${failed} | ${seconds(longestMs)} | ${slowest} |`
  })
  return [
    `${sizes}. \`db:migrate\` took ${seconds(migratedMs)}, let go of a table ${heldUp} times; orders told and lost: ${lost}.`,
    '',
    '| | Requests | Orders | Failed | Longest | which was |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
  ].join('\n')
}

/** @param {Outcome} outcome */
export function faultsIn({ phases, lost }) {
  const ours = Object.keys(PHASES).filter((name) => name !== 'control')
  const control = phaseIn(phases, 'control')
  return /** @type {[boolean, string][]} */ ([
    ...ours.map((name) => {
      const { failed, reasons } = phaseIn(phases, name)
      return [failed > 0, `Requests failed (${name}): ${JSON.stringify(reasons)}`]
    }),
    [ours.some((name) => phaseIn(phases, name).asked === 0), 'Nobody asked: this run shows nothing.'],
    [lost > 0, 'An order is lost that somebody was told of.'],
    [
      phaseIn(phases, 'migrating').longestMs > SLOWEST_MS,
      `A request took more than ${seconds(SLOWEST_MS)} while migrating.`,
    ],
    [
      control.failed === 0 && control.longestMs <= SLOWEST_MS,
      'The control kept nobody waiting: this run does not show that it would be seen.',
    ],
  ]).flatMap(([isSo, words]) => (isSo ? [words] : []))
}

/** @param {Record<string, Phase>} phases @param {string} name */
const phaseIn = (phases, name) =>
  phases[name] ?? { asked: 0, failed: 0, orders: 0, longestMs: 0, slowest: '', reasons: {} }
