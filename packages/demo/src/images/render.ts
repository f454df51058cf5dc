import { JPEG } from '@clubhouse/artwork/club-pictures'
import { loadSharp } from '@clubhouse/artwork/load-sharp'

export type Format = 'jpeg' | 'png'

/** Draws a picture at its full size: JPEG for scenes, PNG where the background shows through. */
export async function renderOriginal(
  picture: string,
  { width, height, format = 'jpeg' }: { width: number; height: number; format?: Format },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(Buffer.from(picture)).resize(width, height, { fit: 'fill' })
  return format === 'jpeg'
    ? image.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer()
    : image.png({ palette: true, quality: 92, effort: 4, dither: 0.6 }).toBuffer()
}
