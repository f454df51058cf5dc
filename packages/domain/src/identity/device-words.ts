/** The more special come first: most browsers claim to be others as well. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const MACHINES: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** More than any browser says of itself; the rest is not looked at. */
const LONGEST = 500

const wordFor = (words: [RegExp, string][], text: string): string | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** What somebody would call the device: "Safari on iPhone". Of what it says of itself nothing else is kept. */
export function deviceInWords(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST)
  const browser = wordFor(BROWSERS, text)
  const machine = wordFor(MACHINES, text)
  if (browser && machine) return `${browser} on ${machine}`
  return browser ?? machine
}
