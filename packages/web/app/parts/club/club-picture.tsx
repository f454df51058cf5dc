import type { Image } from '@clubhouse/contract/file'
import { sourcesFor } from '@clubhouse/domain/content/image-url'

interface Props {
  images: readonly Image[]
  cdnHost: string
  /** How wide it is shown, as in an img's `sizes`. */
  sizes: string
  /** The first picture that a visitor sees must not wait for the rest. */
  priority?: 'high' | 'eager' | 'lazy'
  className?: string | undefined
  /** Decoration beside words that say the same. */
  decorative?: boolean
}

/** A picture in the sizes and formats that the browser can choose from, with its room reserved. */
export function ClubPicture({
  images,
  cdnHost,
  sizes,
  priority = 'lazy',
  className,
  decorative = false,
}: Props) {
  const sources = sourcesFor(images, cdnHost)
  if (!sources) return null
  const { src, width, height, alt, avifSrcSet, webpSrcSet } = sources
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
      <img
        className={className}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        decoding={priority === 'high' ? 'sync' : 'async'}
        {...(priority === 'high' && { fetchPriority: 'high' })}
      />
    </picture>
  )
}
