/** Slashes appear while digits are typed forward; whoever writes their own separators is left alone. */
export function withSlashes(before: string, now: string): string {
  if (now.length < before.length) return now
  const yearFirst = /^(\d{2})\/(\d{2})\/-(?:(\d{1,2})-)?$/.exec(now)
  if (yearFirst) return withYearFirst(now, yearFirst)
  if (/^\d{8}$/.test(now)) return now.replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3')
  if (/^\d{3,7}$/.test(now)) return withSlashes(before, `${now.slice(0, 2)}/${now.slice(2)}`)
  if (/^\d{2}\/\d{3,}$/.test(now)) return `${now.slice(0, 5)}/${now.slice(5)}`
  if (/^\d{2}(\/\d{2})?$/.test(now)) return `${now}/`
  return now.replace(/\/\/+/g, '/')
}

/** "2014-03-05" has got slashes before its first dash. 20/12/- may still be a day of December, until a dash follows. */
function withYearFirst(now: string, [, century, year, month]: RegExpExecArray): string {
  if (month !== undefined) return `${century}${year}-${month}-`
  return Number(year) > 12 ? `${century}${year}-` : now
}
