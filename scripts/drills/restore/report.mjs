import { tableOf } from '../results.mjs'
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

/** @param {Outcome} outcome @param {string} laid */
export const tell = ({ loss, readyMs, soldMs, money, earlier, news }, laid) =>
  tableOf([
    ['Beside the demo’s world', laid],
    ['Orders that somebody was told of', String(loss.orders)],
    ['Of those lost with the disk', `${loss.lost.length} (with the copy of the night alone: all of them)`],
    ['Of the lost named by `money:prove`', String(money.named.length)],
    ['RPO: since the oldest of the lost', seconds(loss.lostMs)],
    ['RTO: until the server is ready', seconds(readyMs)],
    ['RTO: until somebody has bought', seconds(soldMs)],
    ['Restored to the moment, after', seconds(earlier.ms)],
    ['Orders from before it that are missing', `${earlier.missing} of ${earlier.before}`],
    ['Orders from after it that are there', `${earlier.tooMany} of ${earlier.after}`],
    ['News deleted after it that are back', `${earlier.news} of ${news}`],
  ])

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
