import { type Storage, StorageFailed } from '#providers/storage/port.ts'

/** What was asked of the files and failed. */
export type StorageCall = 'read' | 'write' | 'remove'

/**
 * Every failure of the files is counted and told, and looks alike to whoever meets it: a full disk or a bucket that is away is no fault in
 * a request, and passes.
 */
export function watchStorage(
  storage: Storage,
  onFailure: (call: StorageCall, error: unknown) => void,
): Storage {
  const watched = async <T>(call: StorageCall, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      onFailure(call, error)
      throw new StorageFailed(error)
    }
  }
  return {
    read: (key) => watched('read', storage.read(key)),
    write: (key, bytes) => watched('write', storage.write(key, bytes)),
    removeFolder: (folder) => watched('remove', storage.removeFolder(folder)),
  }
}

/** What was made of something else is only kept to save the work: where it cannot be, it is of use all the same. Answers whether it was. */
export async function keepIfPossible(
  storage: Pick<Storage, 'write'>,
  key: string,
  bytes: Buffer,
): Promise<boolean> {
  try {
    await storage.write(key, bytes)
    return true
  } catch (error) {
    if (error instanceof StorageFailed) return false
    throw error
  }
}
