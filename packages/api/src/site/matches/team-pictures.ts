import { loadSharp } from '@clubhouse/artwork/load-sharp'
import { keepIfPossible } from '#kernel/files/watch-storage.ts'
import { OutgoingFailure } from '#kernel/outgoing/failure.ts'
import type { Storage } from '#providers/storage/port.ts'
import { localTurns } from '#kernel/turns.ts'
import { type ClubFeeds, findClubFeeds, findProviderKey } from './club-feeds.queries.ts'
import { secondKeys } from './keys.ts'
import type { MatchDeps } from './deps.ts'
import { namesPicture } from './named-pictures.queries.ts'

/** Crests are shown at 32 to 96 pixels, and twice that on fine screens. */
const SIZE = 192
const MAX_PIXELS = 4_000_000
const ENCODE_SECONDS = 5
/** How long a picture that is none is not asked for again. */
const MISSING_MS = 10 * 60_000
/** How long a provider that failed is not asked for that picture again. */
const PAUSE_MS = 10_000
const MOST_NOTED = 5000

/** What a picture begins with: a drawing in SVG is a program, and whatever else there is we do not show. */
const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
]

export type TeamPicture = Buffer | 'missing' | 'away'

type Deps = Pick<MatchDeps, 'db' | 'data' | 'answers'> & { storage: Storage }

/** That a picture could not be had, and since when. */
interface Note {
  picture: 'missing' | 'away'
  since: number
  generation: number
}

/**
 * FIX2-12: pictures of teams by the provider's ids. Fetched once, drawn anew in our own format and size, and kept:
 * no byte that a stranger sent reaches a browser.
 */
export class TeamPictures {
  readonly #deps: Deps & { elapsed: () => number }
  readonly #making = new Map<string, Promise<TeamPicture>>()
  readonly #notes = new Map<string, Note>()
  readonly #turns = localTurns(1)

  constructor(deps: Deps & { elapsed?: () => number }) {
    this.#deps = { elapsed: () => performance.now(), ...deps }
  }

  /** WebP; `missing` where the provider has none, `away` where it does not say. */
  async find(slug: string, pictureId: string): Promise<TeamPicture> {
    const club = await findClubFeeds(this.#deps.db, slug)
    if (!club) return 'missing'
    // The provider's ids may begin with what the name of a file may not.
    const place = `team-pictures/${club.id}/p-${pictureId}.webp`
    const kept = await this.#deps.storage.read(place)
    if (kept) return kept
    const noted = this.#noted(place)
    if (noted) return noted
    const running = this.#making.get(place)
    if (running) return running
    const making = this.#make(club, pictureId, place).finally(() => this.#making.delete(place))
    this.#making.set(place, making)
    return making
  }

  async #make(club: ClubFeeds, pictureId: string, place: string): Promise<TeamPicture> {
    try {
      // Whoever sends ids at random asks us, and not the provider.
      if (!(await this.#isListed(club, pictureId))) return 'away'
      const original = await this.#fetch(club, pictureId)
      const picture = original && (await this.#turns.take(() => encoded(original)))
      if (picture) await keepIfPossible(this.#deps.storage, place, picture)
      return picture ?? this.#note(place, 'missing')
    } catch (error) {
      // The provider is away: the page has a stand-in, and a later visitor asks again.
      if (error instanceof OutgoingFailure) return this.#note(place, 'away')
      throw error
    }
  }

  /** Whether the provider itself has named the picture to this club of late. */
  async #isListed({ id, organizationId }: ClubFeeds, pictureId: string): Promise<boolean> {
    const { db, answers } = this.#deps
    if (!organizationId) return false
    // The page that names it may be quicker than the note of what it was made from.
    await answers.saved()
    return namesPicture(db, id, { keysFrom: secondKeys(organizationId), pictureId })
  }

  async #fetch(club: ClubFeeds, pictureId: string): Promise<Buffer | null> {
    const { db, data } = this.#deps
    if (!club.hasKey || !club.organizationId || !data.competitions) return null
    const apiKey = await findProviderKey(db, club.id)
    if (!apiKey) return null
    const access = { apiKey, organizationId: club.organizationId, timeZone: club.timeZone }
    return data.competitions.picture(access, pictureId)
  }

  #noted(place: string): Note['picture'] | null {
    const note = this.#notes.get(place)
    if (!note || note.generation !== this.#deps.answers.generation) return null
    const holdsMs = note.picture === 'missing' ? MISSING_MS : PAUSE_MS
    return this.#deps.elapsed() - note.since < holdsMs ? note.picture : null
  }

  #note(place: string, picture: Note['picture']): Note['picture'] {
    this.#notes.delete(place)
    this.#notes.set(place, {
      picture,
      since: this.#deps.elapsed(),
      generation: this.#deps.answers.generation,
    })
    const oldest = this.#notes.size > MOST_NOTED ? this.#notes.keys().next() : null
    if (oldest && !oldest.done) this.#notes.delete(oldest.value)
    return picture
  }
}

async function encoded(original: Buffer): Promise<Buffer | null> {
  const isPicture = BEGINNINGS.some((bytes) => bytes.every((byte, at) => original[at] === byte))
  if (!isPicture) return null
  const sharp = await loadSharp()
  try {
    return await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIZE, SIZE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: ENCODE_SECONDS })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // Cut off, too large, or no picture after all.
    return null
  }
}
