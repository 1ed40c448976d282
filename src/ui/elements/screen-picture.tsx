/** A screenshot in both themes. Width and height in pixels, so that nothing moves while it loads. */
export type ScreenPictureSource = {
  light: string
  dark: string
  width: number
  height: number
}

/** Follows the theme of the device; is fetched when it comes near the window. */
export function ScreenPicture({
  picture: { light, dark, width, height },
  alt,
  className,
}: {
  picture: ScreenPictureSource
  alt: string
  className?: string
}) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img
        src={light}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
