/** What a picture may be at most where it is sent to. */
export interface PictureLimits {
  width: number
  height: number
  bytes: number
}

interface Size {
  width: number
  height: number
}

/** Redrawn: at most so large, upright, and with nothing of the file but its pixels, so not where it was taken either. */
export type Redraw = (file: File, size: Size, type: string, quality: number) => Promise<Blob | null>

/** Stills; what moves would stop. */
const REDRAWN = ['image/jpeg', 'image/png', 'image/webp']
const QUALITIES = [0.85, 0.7] as const

/** A photograph as a phone takes it, made small enough; the file itself where it fits, or nobody here can redraw it. */
export async function fitPicture(
  file: File,
  limits: PictureLimits,
  sizeOf: (file: File) => Promise<Size | null> = sizeOfFile,
  redraw: Redraw = redrawOnCanvas,
): Promise<File> {
  if (!REDRAWN.includes(file.type)) return file
  const size = await sizeOf(file)
  if (!size) return file
  const fitted = fitInto(size, limits)
  if (fitted.width === size.width && file.size <= limits.bytes) return file
  for (const quality of QUALITIES) {
    // A drawing keeps what one can see through it; where that is too heavy, a smaller kind does too.
    const type = file.type === 'image/png' && quality < QUALITIES[0] ? 'image/webp' : file.type
    const drawn = await redraw(file, fitted, type, quality).catch(() => null)
    if (drawn && drawn.size <= limits.bytes) return new File([drawn], named(file.name, drawn.type), drawn)
  }
  return file
}

/** The same shape, as large as the limits let it be and no larger than it is. */
export function fitInto({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height)
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** A browser that cannot write a type writes another. */
function named(name: string, type: string): string {
  const extension = EXTENSIONS[type]
  return extension ? `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${extension}` : name
}

/** As it is seen: turned as the camera was held. */
export async function sizeOfFile(file: File): Promise<Size | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}

const redrawOnCanvas: Redraw = async (file, { width, height }, type, quality) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, type, quality))
}
