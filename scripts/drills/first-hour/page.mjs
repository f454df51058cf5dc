import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/places.mjs'

/** @typedef {{ title: string, lines: string }} Block what the page says before it, and what it has one type */

/**
 * What a chapter has one type, block after block.
 *
 * @param {string} page @param {string} chapter
 * @returns {Block[]}
 */
export function blocksOf(page, chapter) {
  const text = page.split(/^## /m).find((each) => each.startsWith(`${chapter}\n`)) ?? ''
  const parts = text.slice(chapter.length).split('```')
  // Words and blocks take turns.
  return parts.flatMap((part, at) =>
    at % 2 === 1 ? [{ title: firstSentence(parts[at - 1] ?? ''), lines: part.replace(/^sh\n/, '') }] : [],
  )
}

/** Of the last paragraph before a block. @param {string} words */
function firstSentence(words) {
  const paragraph = words.trim().split('\n\n').at(-1) ?? ''
  return paragraph.replaceAll('\n', ' ').split(/[.:](?:\s|$)/)[0] ?? ''
}

/**
 * The first block with what somebody else would write there.
 *
 * @param {string} lines @param {Record<string, string>} own
 */
export function withOwnValues(lines, own) {
  const names = lines.split('\n').flatMap((line) => line.match(/^\w+(?==)/) ?? [])
  const missing = names.filter((name) => !(name in own))
  if (missing.length > 0) throw new Error(`The page asks for ${missing.join(', ')}.`)
  return names.map((name) => `${name}='${own[name]}'`).join('\n')
}

export const firstHour = () =>
  blocksOf(readFileSync(path.join(root, 'docs/deployment.md'), 'utf8'), 'The first hour')
