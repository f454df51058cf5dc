import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { useSite } from '#lib/page/site-data.ts'

/** Small, beside its name. */
export function Thumbnail({ image, className }: { image: OfficeImage; className?: string | undefined }) {
  const cdnHost = useSite()?.cdnHost ?? ''
  return (
    <ClubPicture
      images={image.image}
      cdnHost={cdnHost}
      sizes="12rem"
      upTo={400}
      className={className}
      decorative
    />
  )
}
