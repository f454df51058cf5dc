/** @typedef {{ id: string, at: number }} Order whoever bought was told so at that moment, in milliseconds */

/**
 * What came back and what did not. Lost time is counted from the oldest order that is gone: whoever bought since then has to be asked.
 *
 * @param {readonly Order[]} acknowledged
 * @param {ReadonlySet<string>} restored
 * @param {number} diedAt
 */
export function lossOf(acknowledged, restored, diedAt) {
  const lost = acknowledged.filter(({ id }) => !restored.has(id))
  const oldest = Math.min(...lost.map(({ at }) => at))
  return { orders: acknowledged.length, lost, lostMs: lost.length > 0 ? diedAt - oldest : 0 }
}

/**
 * Whether a restore to a moment holds everything from before it and nothing from after it. Who was told in the very second may be on either side.
 *
 * @param {readonly Order[]} acknowledged
 * @param {ReadonlySet<string>} restored
 * @param {number} moment
 */
export function atMoment(acknowledged, restored, moment) {
  const before = acknowledged.filter(({ at }) => at < moment)
  const after = acknowledged.filter(({ at }) => at > moment + 1_000)
  return {
    before: before.length,
    missing: before.filter(({ id }) => !restored.has(id)).length,
    after: after.length,
    tooMany: after.filter(({ id }) => restored.has(id)).length,
  }
}

/**
 * Lines of `npm run money:prove` that name what the gateway has and the books have not.
 *
 * @param {string} output
 */
export const onlyAtGateway = (output) =>
  output.split('\n').filter((line) => / {2}charge, gateway [\d,.]+, books nothing, /.test(line))

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
