import { contrastRatio } from '@clubhouse/domain/site/theme/contrast'
import { inkOn, type Palette } from './contrast.ts'
import { words } from './lettering.ts'
import { loadSharp } from './load-sharp.ts'
import { initialsOf, shareImage, SHARE_SIZE, type ShareImage } from './share-image.ts'
import { rect, svg } from './svg.ts'

// Flat colours side by side need full colour resolution. mozjpeg saves a quarter more but takes ten times as long.
export const JPEG = { quality: 80, chromaSubsampling: '4:4:4', optimiseCoding: true }

/** `crest` is the club's logo in any raster format; it is never enlarged beyond the plate. */
export async function renderShare(
  share: Omit<ShareImage, 'crest'> & { crest: Buffer | null },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const crest = share.crest && (await sharp(share.crest).resize(620, 772, { fit: 'inside' }).png().toBuffer())
  const href = crest && `data:image/png;base64,${crest.toString('base64')}`
  return sharp(Buffer.from(shareImage({ ...share, crest: href })))
    .resize(SHARE_SIZE.width, SHARE_SIZE.height)
    .jpeg(JPEG)
    .toBuffer()
}

/** A mask may cut everything outside a circle of 80%; the crest keeps well inside it. */
const SAFE_SHARE = 0.64

export interface AppIcon {
  crest: Buffer | null
  clubName: string
  palette: Palette
  size: 192 | 512
}

export async function renderIcon({ crest, clubName, palette, size }: AppIcon): Promise<Buffer> {
  const sharp = await loadSharp()
  const { plate, primary } = palette
  const box = Math.round(size * SAFE_SHARE)
  const fill = contrastRatio(primary, plate) >= 3 ? primary : inkOn(plate)
  const letters = words(initialsOf(clubName), 'condensed', size * 0.36, {
    x: size / 2,
    y: size * 0.63,
    anchor: 'middle',
    fill,
  })
  const ground = sharp(Buffer.from(svg(size, size, rect(0, 0, size, size, plate), crest ? '' : letters)))
  const mark = crest && (await sharp(crest).resize(box, box, { fit: 'inside' }).png().toBuffer())
  return ground
    .composite(mark ? [{ input: mark, gravity: 'centre' }] : [])
    .png({ palette: true, quality: 95 })
    .toBuffer()
}
