/**
 * What people read is said as a volunteer would say it out loud: these are not said. It is "email" everywhere but in the one fixed text
 * of AUTH-06.
 */
const UNSAID =
  /\b(?:stands?|stood)\b(?!-)|\bby (?:itself|themselves|himself|herself|ourselves)\b|\bwho(?:m)?ever\b|\b(?:some|every|any)body\b(?![@.\w-])|\bnobody else\b|\b(?:all|none|some|nothing|much|comes?|came|became|made) of it\b|\bmeanwhile\b|(?<!Enter your )\be-mail(?:s|ed|ing)?\b|\b(?:this|these|every|all) rooms?\b/i

/** Sources whose texts reach people: pages, mails, refusals, the descriptions of the API. */
const READ = /^packages\/(?:web\/app|mails\/src|domain\/src|contract\/src|api\/src)\/.*\.tsx?$/

/** The showcase of components has texts of its own. */
const UNREAD = /\/features\/dev\/|\.(?:test|spec)\.tsx?$|\/(?:test|testing)\//

/** Comments and literals; a regular expression with a quote in it spoils no more than its line. */
const PIECE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

const BETWEEN_TAGS = />([^<>{};=]*[a-z][^<>{};=]*)</g

/** A statement for the database has words of its own. */
const SQL = /\b(?:select|insert into|update|delete from|coalesce|create|alter)\b/

/**
 * Texts in a source that say what nobody says out loud.
 *
 * @param {string} file
 * @param {string} source
 */
export function unspokenWords(file, source) {
  if (!READ.test(file) || UNREAD.test(file)) return []
  return textsIn(file, source).flatMap((text) => {
    const [word] = UNSAID.exec(text) ?? []
    return word === undefined
      ? []
      : [
          {
            file,
            rule: 'said-out-loud',
            message: `says ${word} in “${text.trim().slice(0, 80)}”: people read this, so say it as a volunteer would (docs/glossary.md)`,
          },
        ]
  })
}

/** @param {string} file @param {string} source */
function textsIn(file, source) {
  /** @type {string[]} */
  const texts = []
  const rest = source.replace(PIECE, (piece) => {
    const inside = piece.slice(1, -1)
    if (!piece.startsWith('/') && isText(inside)) texts.push(inside)
    return ''
  })
  if (file.endsWith('.tsx')) texts.push(...[...rest.matchAll(BETWEEN_TAGS)].map(([, text = '']) => text))
  return texts
}

/** A name, an address and a class are no text: it has a blank, or begins with a capital. @param {string} inside */
const isText = (inside) => (/\S\s+\S/.test(inside) || /^[A-Z]/.test(inside)) && !SQL.test(inside)
