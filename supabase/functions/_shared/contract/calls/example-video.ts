/** A sermon that comes with the project, as the embedded backend lists it in `/dev/demo-videos.json`. */
export type ExampleVideo = {
  videoId: string
  title: string
  preacher: string
  durationSeconds: number
  summary: string
  url: string
}
