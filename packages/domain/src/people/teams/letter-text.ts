const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
const inLines = (lines: readonly string[]): string => `<p>${lines.map(escaped).join('<br>')}</p>`

/** What a coach typed, as a letter: an empty line begins a paragraph, and at its end stands who wrote it. */
export function paragraphsOf(text: string, signature: readonly string[]): string {
  const paragraphs = text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((each) => each.trim().split(/\r?\n/))
    .filter((lines) => lines.some((line) => line.trim() !== ''))
  return [...paragraphs, signature.filter((line) => line !== '')].map(inLines).join('')
}
