import { afterAll } from 'vitest'
import { rememberClasses } from './lib/shared-classes.mjs'

// Before each file of the web's tests (vitest.config.ts): what it puts on a class of the document goes with it.
const classes = Object.getOwnPropertyNames(globalThis)
  .filter((name) =>
    /^(HTML\w*Element|SVG\w*Element|Element|Node|EventTarget|Document|Storage|Window)$/.test(name),
  )
  .map((name) => Reflect.get(globalThis, name))
  .filter(
    (each) => typeof each === 'function' && typeof each.prototype === 'object' && each.prototype !== null,
  )

if ('document' in globalThis) afterAll(rememberClasses(classes))
