import { BROWSER_MARKS } from './boot-script.ts'

/**
 * Where a page is no longer what was sent, React draws it anew, and <html> as the server would have: without what only this browser
 * knows. Call the result when that has happened.
 */
export function keepMarks({ documentElement: html }: Document): () => void {
  const marks = BROWSER_MARKS.flatMap((name) => {
    const value = html.getAttribute(name)
    return value === null ? [] : [{ name, value }]
  })
  return () => {
    for (const { name, value } of marks) html.setAttribute(name, value)
  }
}
