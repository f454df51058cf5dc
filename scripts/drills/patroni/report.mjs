/**
 * @typedef {{ what: string, settings: 'deploy/' | 'Patroni’s own', tries: number, told: number, lost: number, doubled: number, gapMs: number }} Row
 * @typedef {{ rows: Row[], doubled: number, half: number, agrees: boolean, givenUp: string[], money: string, leftOut: string[] }} Outcome
 */

const GAP_AT_MOST_MS = 15_000

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`

/** @param {Outcome} outcome */
export function tableOf({ rows, doubled, half, agrees, givenUp, leftOut }) {
  const lines = rows.map(
    ({ what, settings, tries, told, lost, doubled: twice, gapMs }) =>
      `| ${what} | ${settings} | ${tries} | ${told} | ${lost} | ${twice} | ${seconds(gapMs)} |`,
  )
  return [
    '| Fault | Settings | Tries | Orders told | Lost | Doubled | Longest gap |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
    `- Charged twice: ${doubled}, of everybody who bought in this run.`,
    `- Paid and in no complete order at the end, when nobody bought any more: ${half}.`,
    `- Books and gateway (\`money:prove\`): ${agrees ? 'agree' : 'do not agree'}.`,
    `- Purchases that were given up: ${givenUp.length}.`,
    ...leftOut.map((what) => `- Not tried, as only root may lay a disk: ${what}.`),
  ].join('\n')
}

/** @param {Outcome} outcome */
export function faultsIn({ rows, doubled, half, agrees, money }) {
  const ours = rows.filter(({ settings }) => settings === 'deploy/')
  const control = rows.filter(({ settings }) => settings !== 'deploy/')
  const told = ours.reduce((sum, row) => sum + row.told, 0)
  return /** @type {[boolean, string][]} */ ([
    [told === 0, 'Nobody bought anything: this run shows nothing.'],
    [ours.some(({ lost }) => lost > 0), 'An order is lost that somebody was told of.'],
    [doubled > 0, 'Somebody was charged twice.'],
    [half > 0, 'Money was taken for an order that is not complete.'],
    [!agrees, `The books do not agree with the gateway’s:\n${money}`],
    [
      ours.some(({ gapMs }) => gapMs > GAP_AT_MOST_MS),
      `Nobody could buy for more than ${seconds(GAP_AT_MOST_MS)}.`,
    ],
    [
      control.length > 0 && control.every(({ lost }) => lost === 0),
      'The control lost nothing: this run does not show that a loss would be seen.',
    ],
  ]).flatMap(([isSo, words]) => (isSo ? [words] : []))
}
