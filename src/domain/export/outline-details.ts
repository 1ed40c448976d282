/** What goes with an outline when it leaves the app. */
export type OutlineDetails = {
  /** The name under which it is saved. */
  title: string
  /** As it was pasted. */
  videoUrl: string
  /** Minutes. */
  duration: number
  groupProfile: string | null
}
