/** @typedef {{ name: string, ms: number }} Taken */

/** What a run is made of, with the time that each part took, however it ended. */
export function startStopwatch() {
  /** @type {Taken[]} */
  const taken = []
  return {
    taken,
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     */
    timed: async (name, work) => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        taken.push({ name, ms: performance.now() - began })
      }
    },
  }
}

/** Each part and the whole, in minutes and seconds. @param {readonly Taken[]} taken @returns {string[]} */
export function timeTable(taken) {
  const rows = [...taken, { name: 'Together', ms: taken.reduce((sum, { ms }) => sum + ms, 0) }]
  return rows.map(({ name, ms }) => `  ${name.padEnd(24)} ${minutes(ms).padStart(6)}`)
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** @param {number} ms */
function minutes(ms) {
  const whole = Math.round(ms / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
