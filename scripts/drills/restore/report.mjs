import { seconds } from './figures.mjs'

/** What this project promises of the machine that it is developed on, for 5 GB. */
const LOST_AT_MOST_MS = 60_000
const BACK_WITHIN_MS = 300_000

/**
 * @typedef {{
 *   loss: ReturnType<typeof import('./figures.mjs').lossOf>, readyMs: number, soldMs: number, news: number,
 *   money: { alone: { agrees: boolean, output: string }, beside: { output: string }, named: string[] },
 *   earlier: ReturnType<typeof import('./figures.mjs').atMoment> & { news: number, ms: number },
 * }} Outcome
 */

/** @param {Outcome} outcome */
export const tell = ({ loss, readyMs, soldMs, money, earlier, news }) =>
  [
    `Orders that somebody was told of          ${loss.orders}`,
    `  lost with the disk                      ${loss.lost.length} (with the copy of the night alone: all of them)`,
    `  named by money:prove, of those          ${money.named.length}`,
    `RPO: since the oldest of them             ${seconds(loss.lostMs)}`,
    `RTO: until the server is ready            ${seconds(readyMs)}`,
    `     until somebody has bought            ${seconds(soldMs)}`,
    `To the moment                             ${seconds(earlier.ms)}`,
    `  orders from before it that are missing  ${earlier.missing} of ${earlier.before}`,
    `  orders from after it that are there     ${earlier.tooMany} of ${earlier.after}`,
    `  news that was deleted after it          ${earlier.news} of ${news} are back`,
    ...money.named.slice(0, 3),
  ]
    .map((line) => `  ${line}`)
    .join('\n')

/** @param {Outcome} outcome */
export const faultsIn = ({ loss, readyMs, money, earlier, news }) =>
  /** @type {[boolean, string][]} */ ([
    [loss.lostMs > LOST_AT_MOST_MS, `More than ${seconds(LOST_AT_MOST_MS)} were lost.`],
    [readyMs > BACK_WITHIN_MS, `It took more than ${seconds(BACK_WITHIN_MS)}.`],
    [
      !money.alone.agrees,
      `The restored books do not agree with the gateway’s of that moment:\n${money.alone.output}`,
    ],
    [
      money.named.length !== loss.lost.length,
      `money:prove does not name all that was lost:\n${money.beside.output}`,
    ],
    [earlier.missing > 0 || earlier.tooMany > 0, 'It was restored to another moment.'],
    [
      earlier.before === 0 || earlier.after === 0,
      'Nobody bought before it, or after it: this run shows nothing.',
    ],
    [news === 0 || earlier.news !== news, 'The news did not come back.'],
  ]).flatMap(([isSo, words]) => (isSo ? [words] : []))
