import type { Image } from '@clubhouse/contract/file'
import { type ImageWidth, sourcesFor } from '@clubhouse/domain/site/content/image-url'

interface Props {
  images: readonly Image[]
  cdnHost: string
  /** How wide it is shown, as in an img's `sizes`. */
  sizes: string
  /** Where it is never shown so large that more pixels would be seen. */
  upTo?: ImageWidth
  /** The first picture that a visitor sees must not wait for the rest. */
  priority?: 'high' | 'eager' | 'lazy'
  className?: string | undefined
  /** Decoration beside words that say the same. */
  decorative?: boolean
}

const LOADING = {
  high: { fetchPriority: 'high', loading: 'eager', decoding: 'sync' },
  eager: {},
  lazy: { loading: 'lazy' },
} as const

/** A picture in the sizes and formats that the browser can choose from, with its room reserved. */
export function ClubPicture({
  images,
  cdnHost,
  sizes,
  upTo,
  priority = 'lazy',
  className,
  decorative = false,
}: Props) {
  const sources = sourcesFor(images, cdnHost, upTo)
  if (!sources) return null
  const { src, width, height, alt, avifSrcSet, hasChoice, webp } = sources
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} {...(hasChoice && { sizes })} />
      {webp !== null && <source type="image/webp" srcSet={webp} />}
      <img
        className={className}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        {...LOADING[priority]}
      />
    </picture>
  )
}
