import { classNames } from '@/ui/elements/class-names'
import { ScreenPicture, type ScreenPictureSource } from '@/ui/elements/screen-picture'

/** A screen of the app as somebody holds it in their hand. */
export function Phone({
  picture,
  alt,
  className,
}: {
  picture: ScreenPictureSource
  alt: string
  className?: string
}) {
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-xl border-[0.4rem] border-cloth bg-paper shadow-lg',
        className,
      )}
    >
      <ScreenPicture picture={picture} alt={alt} className="w-full" />
    </div>
  )
}
