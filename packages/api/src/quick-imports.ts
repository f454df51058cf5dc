import { registerHooks } from 'node:module'

/**
 * For every module Node reads the package.json of its package again, and drizzle-orm's is a large one: two
 * hundred modules took 0.7 s of each start. All of them are ES modules and import each other by file, so where
 * they lead can be said without looking.
 */
const INSIDE = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const isOwn = specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(INSIDE)
    if (!isOwn) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
