/** The one spelling of a path under which a reply is kept. Every version of the API answers the same (OPEN-032). */
const PATH = /^\/api\/v\d\/store\/([a-z0-9-]+)((?:\/[a-z0-9_-]+)*)$/

/** Of free text there is no end: what is searched for is read anew, and drives nothing else out of the memory. */
const PARAMETER = /^(?:page=[1-9]\d?|per_page=\d{1,3}|(?:type|sort|sort_direction)=\w{1,20})$/

/** Whose reply it is and what of theirs, or null where it is made for this request alone. */
export function replyKey(url: string): { club: string; what: string } | null {
  const at = url.indexOf('?')
  const [, club, rest] = PATH.exec(at === -1 ? url : url.slice(0, at)) ?? []
  if (club === undefined || rest === undefined) return null
  if (at === -1) return { club, what: `api ${rest}` }
  const parameters = url.slice(at + 1).split('&')
  const names = new Set(parameters.map((parameter) => parameter.slice(0, parameter.indexOf('='))))
  if (names.size < parameters.length || !parameters.every((parameter) => PARAMETER.test(parameter)))
    return null
  return { club, what: `api ${rest}?${parameters.toSorted().join('&')}` }
}
