import { createHash } from 'node:crypto'
import type { Account } from '@clubhouse/contract/site/club'
import { renderIcon, renderShare } from '@clubhouse/artwork/club-pictures'
import { originalOf } from '@clubhouse/domain/site/content/image-url'
import { keepIfPossible } from '#kernel/files/watch-storage.ts'
import type { Storage } from '#providers/storage/port.ts'
import { localTurns } from '#kernel/turns.ts'

/**
 * Pictures made from what the club has: the icon of its app and the card that a shared link shows. Drawn
 * when first asked for and kept under a hash of everything that went into them.
 */
export class ClubPictures {
  readonly #storage: Storage
  readonly #turns = localTurns(1)

  constructor(storage: Storage) {
    this.#storage = storage
  }

  icon(account: Account, size: 192 | 512): Promise<Buffer> {
    return this.#keep(account, ['icon', String(size)], 'png', async () =>
      renderIcon({
        crest: await this.#logo(account),
        clubName: account.name,
        palette: paletteOf(account),
        size,
      }),
    )
  }

  share(account: Account, title: string): Promise<Buffer> {
    return this.#keep(account, ['share', title], 'jpg', async () =>
      renderShare({
        title,
        clubName: account.name,
        crest: await this.#logo(account),
        palette: paletteOf(account),
      }),
    )
  }

  async #keep(account: Account, about: string[], type: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const { name, theme, logo_image: logo } = account
    const hash = createHash('sha256')
      .update(JSON.stringify([about, name, theme.color, logo]))
      .digest('hex')
    const key = `drawn/${account.slug}/${hash.slice(0, 32)}.${type}`
    const kept = await this.#storage.read(key)
    if (kept) return kept
    return this.#turns.take(async () => {
      // Somebody who waited before us may have drawn it.
      const meanwhile = await this.#storage.read(key)
      if (meanwhile) return meanwhile
      const drawn = await draw()
      await keepIfPossible(this.#storage, key, drawn)
      return drawn
    })
  }

  async #logo(account: Account): Promise<Buffer | null> {
    const logo = originalOf(account.logo_image)
    return logo ? this.#storage.read(`${logo.filepath}${logo.filename}`.replace(/^\//, '')) : null
  }
}

function paletteOf({ theme }: Account) {
  return { primary: theme.color.primary, accent: theme.color.accent, plate: theme.color.logo_background }
}
