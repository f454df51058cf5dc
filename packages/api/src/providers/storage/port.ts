/** Files can neither be read nor written at the moment: the disk is full, or the bucket away. */
export class StorageFailed extends Error {
  constructor(cause: unknown) {
    super('The files cannot be reached, or nothing can be written to them', { cause })
  }
}

/** Stores files by key; keys are made by us and look like `media/dunvarra/3f2a…/pitch.jpg`. */
export interface Storage {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
  /** Deletes every file under the prefix; does nothing when none exist. */
  removeFolder(folder: string): Promise<void>
}
