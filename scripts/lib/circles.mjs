/**
 * Files that import each other in a circle: none of them can be understood, tested or moved without all the others.
 *
 * @param {Map<string, readonly string[]>} imports what each file imports; what is no key of it is not followed
 * @returns {string[][]} each circle once, from the file at which it was met
 */
export function circlesIn(imports) {
  /** @type {string[][]} */
  const circles = []
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map()
  /** @type {string[]} */
  const path = []

  /** @param {string} file */
  function visit(file) {
    state.set(file, 'open')
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue
      if (state.get(next) === 'open') circles.push(path.slice(path.indexOf(next)))
      else if (!state.has(next)) visit(next)
    }
    path.pop()
    state.set(file, 'done')
  }

  for (const file of imports.keys()) if (!state.has(file)) visit(file)
  return circles
}
