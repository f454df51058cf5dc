import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * For every module Node looks for its file, for what it really is and for the package.json that says of which kind
 * it is: of a thousand modules that was a third of a start. Inside a package of ES modules, which import each other
 * by file, all of it can be said without looking.
 */
const FORMATS = new Map([
  ['.js', 'module'],
  ['.ts', 'module-typescript'],
])

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const format = FORMATS.get(specifier.slice(-3))
    const isKnown =
      format !== undefined &&
      specifier.startsWith('.') &&
      parentURL?.startsWith('file:') &&
      isOfModules(dirname(fileURLToPath(parentURL)))
    return isKnown
      ? { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
      : next(specifier, context)
  },
})

const folders = new Map<string, boolean>()

/** Whether the package in which a folder lies has ES modules alone. */
function isOfModules(folder: string): boolean {
  const known = folders.get(folder)
  if (known !== undefined) return known
  const file = join(folder, 'package.json')
  const above = dirname(folder)
  const answer = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).type === 'module'
    : above !== folder && isOfModules(above)
  folders.set(folder, answer)
  return answer
}
