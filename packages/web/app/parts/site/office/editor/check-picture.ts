import { IMAGE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { PICTURE } from './messages.ts'

/** EDITOR-09, EDITOR-10, OPEN-125: what is wrong with a file before it is sent; the server looks again, by its content. */
export async function pictureProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  sizeOf: () => Promise<{ width: number; height: number } | null>,
): Promise<string | null> {
  if (!(IMAGE_LIMITS.types as readonly string[]).includes(file.type)) return PICTURE.wrongType
  if (file.size > IMAGE_LIMITS.bytes) return PICTURE.tooHeavy
  const size = await sizeOf()
  if (!size) return PICTURE.unreadable(file.name)
  return size.width > IMAGE_LIMITS.width || size.height > IMAGE_LIMITS.height ? PICTURE.tooLarge : null
}
