/** What stands between the sleeping document, the early script and React: names, and the data that is handed over. */

/** The element of the early script; its `data-*` say what the page needs. */
export const EARLY_SCRIPT = 'early'
/** The element that holds the data of a page which is one person's own. */
export const WAKE_DATA = 'wake-data'
/** Told by React when it has taken the fields over, and when all of it listens. */
export const TAKEN_OVER = 'clubhouse:taken-over'
export const AWAKE = 'clubhouse:awake'

/** Marks a dialog that is React's by now: one that came with the page may be so later than the page. */
export const TAKEN_BY_REACT = 'data-taken'
/** Marks the cart's panel where the early script has opened it; its value says whether there has been anything in it. */
export const LIGHT_CART = 'data-light-cart'
export const FILLED = 'filled'
/** Told to whoever shows the cart. */
export const CART_CHANGED = 'cart-changed'

/** Told by the early script when the page has become another answer of the server. */
export const SHOWN = 'clubhouse:shown'
/** Says to the server that a form was sent by the early script: what answers it may sleep on. */
export const FROM_EARLY_SCRIPT = 'x-from-early-script'

export interface WakeData {
  /** What the router's own inline script would have written onto `window`. */
  context: Record<string, unknown>
  manifest: { entry: { module: string } } & Record<string, unknown>
  /** Each matched route with the modules that it is made of. */
  modules: [routeId: string, ...files: string[]][]
  /** The loaders' answers, as the router encodes them. */
  state: string
}

/** Said by a route in its `handle`: what React must have, beside the route, before it may take the page over. */
export interface ComesFirst {
  comesFirst: () => Promise<unknown> | null
}

/** Asks for the page to wake, from anywhere. */
export const WAKE = 'clubhouse:wake'

/** Most files of the build are `/assets/….js`: a page that names twenty of them leaves that out. */
const FILE = { before: '/assets/', after: '.js' }

export function shortFileName(file: string): string {
  const isUsual = file.startsWith(FILE.before) && file.endsWith(FILE.after)
  return isUsual ? file.slice(FILE.before.length, -FILE.after.length) : file
}

export const wholeFileName = (short: string): string =>
  short.includes('/') ? short : FILE.before + short + FILE.after
