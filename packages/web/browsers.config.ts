import type { Plugin } from 'vite'

/** The oldest browsers that are served (README of this package): syntax and styles are written for them. */
export const SERVED = ['safari17.4', 'ios17.4', 'firefox140', 'chrome131', 'edge131']

/**
 * What one of them lacks, by the name it is called by. Types see our own code only, and only what JavaScript has, not what a browser has:
 * this looks at what was built, packages of others too.
 */
const TOO_NEW =
  /\bPromise\.try\(|\bRegExp\.escape\(|\bError\.isError\(|\bMath\.(?:sumPrecise|f16round)\(|\bFloat16Array\b|\bURL\.parse\(|\bIterator\.(?:from|concat)\(|\bIntl\.DurationFormat\b|\bTemporal\.|\bnew URLPattern\b|\bnew CloseWatcher\b|\bnew BarcodeDetector\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(|\.(?:getOrInsert|getOrInsertComputed|setFromBase64|setFromHex|moveBefore|requestClose|ariaNotify|setHTML)\(|\bUint8Array\.from(?:Base64|Hex)\(|\bReadableStream\.from\(|\.startViewTransition\(|\brequestIdleCallback\(|\bscheduler\.(?:yield|postTask)\(|\bcookieStore\.|\bnavigation\.(?:navigate|addEventListener)\(|\.caretPositionFromPoint\(/g

/** Whoever calls them asks before, and does without. */
const ASKED_BEFORE = new Map([
  ['.startViewTransition(', /^framework-/],
  ['navigation.navigate(', /^framework-/],
  ['navigation.addEventListener(', /^framework-/],
  ['requestIdleCallback(', /^(early|choose-plans\.page)-/],
  ['.caretPositionFromPoint(', /^rich-text-editor-/],
  ['scheduler.yield(', /^decode-/],
  ['Uint8Array.fromHex(', /^(curve|recompute)-/],
])

/** Each as it stands there, with the file's name. */
export function tooNewIn(file: string, code: string): string[] {
  const called = new Set(code.match(TOO_NEW))
  return [...called].filter((name) => !ASKED_BEFORE.get(name)?.test(file)).map((name) => `${name} in ${file}`)
}

export const forServedBrowsers: Plugin = {
  name: 'for-served-browsers',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const found = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? tooNewIn(part.fileName.replace(/.*\//, ''), part.code) : [],
    )
    if (found.length > 0) throw new Error(`Too new for a browser that we serve:\n${found.join('\n')}`)
  },
}
