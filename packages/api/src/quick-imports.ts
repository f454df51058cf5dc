import { existsSync, readFileSync } from 'node:fs'
import { registerHooks, type ResolveFnOutput } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * For every import Node looks for the file, for what it really is and for the package.json that says of which kind
 * it is: of a thousand modules that was a third of a start. ES modules of one package import each other by file, so
 * that can be said without looking; and what one of them gets from another package is the same for the next.
 */
const FORMATS = new Map([
  ['.js', 'module'],
  ['.ts', 'module-typescript'],
])

const answers = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    const home = parentURL?.startsWith('file:') ? homeOf(dirname(fileURLToPath(parentURL))) : null
    if (!home?.isOfModules || !conditions.includes('import')) return next(specifier, context)

    const format = FORMATS.get(specifier.slice(-3))
    if (specifier.startsWith('.') && format) {
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
    }
    if (specifier.startsWith('.')) return next(specifier, context)
    const key = `${home.folder} ${specifier}`
    const answer = answers.get(key) ?? next(specifier, context)
    answers.set(key, answer)
    return { ...answer, shortCircuit: true }
  },
})

interface Home {
  folder: string
  isOfModules: boolean
}

const homes = new Map<string, Home | null>()

/** The package in which a folder lies. */
function homeOf(folder: string): Home | null {
  const known = homes.get(folder)
  if (known !== undefined) return known
  const file = join(folder, 'package.json')
  const above = dirname(folder)
  const home = existsSync(file)
    ? { folder, isOfModules: JSON.parse(readFileSync(file, 'utf8')).type === 'module' }
    : above === folder
      ? null
      : homeOf(above)
  homes.set(folder, home)
  return home
}
