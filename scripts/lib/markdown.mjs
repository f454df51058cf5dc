import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'
import { sourceFiles } from './source-files.mjs'

/** @typedef {{ files: Set<string>, folders: Set<string>, segments: Set<string> }} Tree what there is, as paths from the root */

const EXTENSION = /\.(tsx?|mjs|md|sql|css|json|js|png|webp|yml|sh)$/
/** What one path is written with; `<name>` and `*` stand for any name, `{a,b}` for each of them. */
const PATH = /^(?:\.\.?\/)*[\w.@<>*{},-]+(?:\/[\w.@<>*{},-]+)*\/?$/
/** Built or written by a program: named in texts, and not there in a fresh clone. */
const MADE = /(^|\/)(build|node_modules|release)\/|^(\.data|\.cache|backups)\b/

/** Every file that is read before or beside the code. The catalogue of requirements speaks of the product, not of our files. */
export function markdownFiles(base = root) {
  return [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter((file) =>
      existsSync(path.join(base, file)),
    ),
    ...['docs', 'packages', 'e2e', 'bench', 'scripts'].flatMap((folder) => sourceFiles(folder, base)),
  ].filter((file) => file.endsWith('.md') && file !== 'docs/requirements.md')
}

/** @returns {Tree} */
export function treeOf(base = root) {
  const top = ['package.json', 'package-lock.json', 'vitest.config.ts', 'tsconfig.base.json', 'LICENSE']
  const below = ['packages', 'e2e', 'bench', 'scripts', 'docs', 'deploy', '.ci']
    .filter((folder) => existsSync(path.join(base, folder)))
    .flatMap((folder) => sourceFiles(folder, base))
  return treeFrom([...top, ...markdownFiles(base), ...below])
}

/** @param {string[]} files @returns {Tree} */
export function treeFrom(files) {
  const folders = new Set(
    files.flatMap((file) => {
      const names = file.split('/').slice(0, -1)
      return names.map((_, at) => names.slice(0, at + 1).join('/'))
    }),
  )
  return {
    files: new Set(files),
    folders,
    segments: new Set([...folders].flatMap((name) => name.split('/'))),
  }
}

/**
 * Paths in backticks and links of one Markdown file that lead nowhere.
 *
 * @param {string} file
 * @param {string} text
 * @param {Tree} tree
 * @param {(file: string) => string} [read] another Markdown file, for the headings that links name
 */
export function deadPathsIn(
  file,
  text,
  tree,
  read = (other) => readFileSync(path.join(root, other), 'utf8'),
) {
  const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span = '']) => (span.startsWith('npm ') ? [] : span.split(/\s+/)))
    .map((word) => word.replace(/\/$/, ''))
    .filter((word) => isPath(word, tree) && !MADE.test(word))
    .filter((word) => !expanded(word).every((each) => exists(each, file, tree)))
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(link, file, text, tree, read))
  return [...new Set([...named, ...links])]
}

/** Words with a slash are also addresses, types and roles: only what begins like a folder of ours is a path. @param {string} word @param {Tree} tree */
function isPath(word, tree) {
  if (!PATH.test(word)) return false
  return EXTENSION.test(word) || (word.includes('/') && tree.segments.has(word.split('/')[0] ?? ''))
}

/** `{a,b}.ts` as `a.ts` and `b.ts`. @param {string} word @returns {string[]} */
function expanded(word) {
  const [whole, before = '', names = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(word) ?? []
  return whole ? names.split(',').flatMap((name) => expanded(before + name + after)) : [word]
}

/**
 * From the root, beside the text, below a package as imports name it (`domain/office/rights.ts`), or the end of a path as an editor
 * finds it (`kernel/outgoing/reach.ts`). Modules may come without their ending, as imports of packages do.
 *
 * @param {string} word @param {string} file @param {Tree} tree
 */
function exists(word, file, tree) {
  const beside = path.posix.join(path.posix.dirname(file), word)
  if (word.startsWith('.')) return tree.files.has(beside) || tree.folders.has(beside)
  const ofPackage = word.replace(/^(\w+)\//, '$1/src/')
  const pattern = [word, ofPackage].map((each) =>
    each.replaceAll(/[.+$@{}]/g, '\\$&').replaceAll(/<[^>]*>|\*+/g, '[^/]+'),
  )
  const ending = EXTENSION.test(word) ? '' : '(\\.tsx?|\\.test\\.tsx?|\\.spec\\.ts)?'
  const matcher = new RegExp(`(^|/)(${pattern.join('|')})${ending}$`)
  return [...tree.files, ...tree.folders].some((each) => matcher.test(each))
}

/**
 * @param {string} link @param {string} file @param {string} text @param {Tree} tree
 * @param {(file: string) => string} read
 */
function leadsSomewhere(link, file, text, tree, read) {
  const [target = '', heading] = link.split('#')
  const to = target === '' ? file : path.posix.join(path.posix.dirname(file), target).replace(/\/$/, '')
  if (!tree.files.has(to) && !tree.folders.has(to)) return false
  if (heading === undefined || !to.endsWith('.md')) return true
  return anchorsIn(to === file ? text : read(to)).has(heading)
}

/** The names that code hosts give to headings. @param {string} text */
function anchorsIn(text) {
  return new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
}

/** Commands of ours that a text names. @param {string} text */
export const commandsIn = (text) =>
  [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
    .filter(([whole, name = '']) => whole.startsWith('npm run') || ['start', 'test'].includes(name))
    .map(([, name = '']) => name)
