/** What differs from day to day and from run to run, in the order in which it is looked for. */
const UNSTEADY: [RegExp, string][] = [
  [/[\w.+-]+@[\w.-]+\.\w+/g, 'EMAIL'],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'WEEKDAY'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?= \d)/g, 'WEEKDAY'],
  [/\bGood (?:morning|afternoon|evening)\b/g, 'Good DAYTIME'],
  [/\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/g, 'MONTH'],
  // May is a word, too.
  [/\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|(?<=\d )May\b|\bMay(?= \d| €)/g, 'MONTH'],
  // What somebody typed, or the form knew.
  [/^(\s*- (?:textbox|searchbox) .*?): .+$/gm, '$1: typed'],
  [/(?<!level=|[a-z])\d+(?:[.,]\d+)*/g, '#'],
  [/[▲▼] [+−-]?#%/g, '± #%'],
  // The scales of a plot.
  [/(€#|# MONTH)(?: \1){2,}/g, '$1 …'],
]

interface Part {
  text: string
  parts: Part[]
}

/** Accessibility tree in words that stay the same while names, roles and their order do. */
export function inSteadyWords(tree: string, isList = false): string {
  const lines = tree.split('\n').filter((line) => !/^\s*- \/(?:url|placeholder):/.test(line))
  const steady = UNSTEADY.reduce((text, [found, word]) => text.replace(found, word), lines.join('\n'))
  return `${print(steadied(read(steady.split('\n')), isList)).trimEnd()}\n`
}

function read(lines: string[]): Part[] {
  const top: Part[] = []
  const open: { indent: number; parts: Part[] }[] = [{ indent: -1, parts: top }]
  for (const line of lines) {
    const indent = line.search(/\S/)
    const part = { text: line.trim(), parts: [] }
    while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) open.pop()
    open.at(-1)?.parts.push(part)
    if (indent >= 0) open.push({ indent, parts: part.parts })
  }
  return top
}

const print = (parts: Part[], indent = ''): string =>
  parts
    .map(({ text, parts: inner }) => `${indent}${text}`.trimEnd() + `\n${print(inner, `${indent}  `)}`)
    .join('')

/** Of neighbours that read alike one is kept: how many there are is the demo’s. */
function steadied(parts: Part[], isList: boolean): Part[] {
  const kept: Part[] = []
  for (const part of parts.filter((each) => !isNotices(each))) {
    const told = isList && isEntry(part) ? bare(part) : { ...part, parts: steadied(part.parts, isList) }
    const before = kept.at(-1)
    if (told.text === '' || !before || print([before]) !== print([told])) kept.push(told)
  }
  return kept
}

/** Notices go by a clock, which a pointer that lies on them stops: journeys ask for what they must say. */
const isNotices = ({ text }: Part) => text.startsWith('- region "Notifications"')

const roleOf = ({ text }: Part) => /^- '?([\w-]+)/.exec(text)?.[1] ?? ''

/** What the demo has many of; the heads of columns are the page’s own. */
const isEntry = (part: Part) =>
  roleOf(part) === 'listitem' ||
  (roleOf(part) === 'row' && !part.parts.some((cell) => roleOf(cell) === 'columnheader'))

/** That there is one, and what its cells are. */
const bare = (part: Part): Part => ({
  text: `- ${roleOf(part)}`,
  parts: roleOf(part) === 'row' ? part.parts.map((cell) => ({ text: `- ${roleOf(cell)}`, parts: [] })) : [],
})
