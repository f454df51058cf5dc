import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type SECTIONS, withRows } from './proof-file.ts'

const FILE = fileURLToPath(new URL('../proof.md', import.meta.url))

export function writeProof(section: keyof typeof SECTIONS, rows: readonly string[][]): void {
  writeFileSync(FILE, withRows(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '', section, rows))
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
