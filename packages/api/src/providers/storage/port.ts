/** Stores files by key; keys are made by us and look like `media/dunvarra/3f2a…/pitch.jpg`. */
export interface Storage {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
  /** Deletes every file under the prefix; does nothing when none exist. */
  removeFolder(folder: string): Promise<void>
}
