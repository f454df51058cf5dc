import type { Database } from '../db/database.ts'

/**
 * A number per club that changes with every write to it, wherever in the deployment the write was made.
 * What was made from an older number is old.
 */
export class Revisions {
  readonly #byClub = new Map<string, number>()
  /** Counts what concerns every club: a lost line, a moved clock. */
  #everyone = 0

  of(clubId: string): string {
    return `${this.#everyone}.${this.#byClub.get(clubId) ?? 0}`
  }

  bump(clubId: string): void {
    this.#byClub.set(clubId, (this.#byClub.get(clubId) ?? 0) + 1)
  }

  bumpAll(): void {
    this.#everyone += 1
  }
}

const RELOAD_AGAIN_MS = 2000

/** Hears of writes made by any process. A cut line means that anything may have changed meanwhile. */
export async function followRevisions(
  db: Database,
  revisions: Revisions,
  reloadClubs: () => Promise<void>,
): Promise<void> {
  await db.listen('club_changed', {
    heard: (clubId) => revisions.bump(clubId),
    lost: () => revisions.bumpAll(),
  })
  // One after the other, so that an older answer never replaces a newer one; tried again until it is heard.
  let reloading = Promise.resolve()
  const attempt = async (): Promise<void> => {
    try {
      await reloadClubs()
    } catch {
      setTimeout(reload, RELOAD_AGAIN_MS).unref()
    }
  }
  // Whoever is told a hundred times while one answer is on its way asks once more, not a hundred times.
  let isWaiting = false
  const reload = () => {
    if (isWaiting) return
    isWaiting = true
    reloading = reloading.then(() => {
      isWaiting = false
      return attempt()
    })
  }
  await db.listen('clubs_changed', { heard: reload, lost: reload })
}
