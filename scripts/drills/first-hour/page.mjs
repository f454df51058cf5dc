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
  const blocks = [...text.slice(chapter.length).matchAll(/([^`]*?)\n```sh\n([\s\S]*?)```/g)]
  return blocks.map(([, before = '', lines = '']) => ({
    title:
      before
        .trim()
        .split('\n')
        .slice(-2)
        .join(' ')
        .split(/[.:](?:\s|$)/)[0] ?? '',
    lines,
  }))
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
