import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { DemoImage } from './world/shape.ts'

/** Drawn for the demo, and licensed with it. */
const PICTURES = new URL('../pictures/', import.meta.url)

const placeOf = ({ club, filename }: DemoImage) => new URL(`${club}/${filename}`, PICTURES)

export const readPicture = (image: DemoImage): Promise<Buffer> => readFile(placeOf(image))

const hashes = new Map<string, string>()

/** Of what the picture shows: another picture has another one. */
export function pictureHash(image: DemoImage): string {
  const found = hashes.get(image.key)
  if (found !== undefined) return found
  const hash = createHash('sha256')
    .update(readFileSync(placeOf(image)))
    .digest('hex')
  hashes.set(image.key, hash)
  return hash
}

/** The crest of a team as PNG; null where the provider of the matches has none under that id. */
export async function readTeamCrest(pictureId: string): Promise<Buffer | null> {
  if (!/^team-\d+$/.test(pictureId)) return null
  return readFile(new URL(`crests/${pictureId}.png`, PICTURES)).catch(() => null)
}

/** The crest of the demo's association as SVG. */
export const readAssociationCrest = (): string =>
  readFileSync(new URL('crests/four-coasts.svg', PICTURES), 'utf8')
