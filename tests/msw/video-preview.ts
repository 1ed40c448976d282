import { http, HttpResponse } from 'msw'

/** Nobody tells anything of a video, unless a test does. */
export const videoPreviewHandler = http.post('*/functions/v1/video-preview', () =>
  HttpResponse.json({ preview: null }),
)
