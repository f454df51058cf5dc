/** A label within a sentence: "First name" becomes "first name". What is a name or an abbreviation keeps its capital. */
export function inSentence(label: string): string {
  const first = /^\p{L}+/u.exec(label)?.[0] ?? ''
  // A question is quoted as it is asked.
  if (label.trimEnd().endsWith('?') || NAMES.has(first) || !/^\p{Lu}\p{Ll}+$/u.test(first)) return label
  return first.toLowerCase() + label.slice(first.length)
}

/** Words that are written with a capital wherever they stand, as far as labels of forms begin with them. */
const NAMES: ReadonlySet<string> = new Set([
  'Irish',
  'English',
  'Scottish',
  'Welsh',
  'British',
  'Ulster',
  'Dublin',
  'Gaelic',
  'Garda',
  'Eircode',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Christmas',
  'Easter',
  'January',
  'February',
  'April',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
])
