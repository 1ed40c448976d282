/** Bytes. YouTube's own of this size have some 10,000. */
export const MOST_STILL_BYTES = 30_000

/** Characters of a still as a `data:` address; SQL repeats them, as a check of video_previews. */
export const LONGEST_STILL = 'data:image/jpeg;base64,'.length + 4 * Math.ceil(MOST_STILL_BYTES / 3)

const STILL = /^data:image\/(?:jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Whether this is a still of a video as we hand it on: a picture within the text, so that whoever looks asks nobody. */
export function isStill(told: unknown): told is string {
  return typeof told === 'string' && told.length <= LONGEST_STILL && STILL.test(told)
}
