/**
 * An example of what CAPTIONS_URL may point to (docs/automation.md): a standard fetch handler, which runs as it is under
 * `deno serve`, Bun, Cloudflare Workers and alike. It asks YouTube from its own address, so its address decides whether
 * it is answered.
 */
const CLIENT = { clientName: 'ANDROID', clientVersion: '20.10.38', hl: 'pt', gl: 'BR' }
const HEADERS = {
  'content-type': 'application/json',
  'user-agent': `com.google.android.youtube/${CLIENT.clientVersion} (Linux; U; Android 14)`,
}

type Player = {
  playabilityStatus?: { status?: string; reason?: string }
  videoDetails?: { videoId?: string; title?: string; lengthSeconds?: string; isLive?: boolean }
  captions?: {
    playerCaptionsTracklistRenderer?: {
      captionTracks?: { baseUrl: string; languageCode: string; kind?: string }[]
    }
  }
}

const handler = {
  async fetch(request: Request, env: { CAPTIONS_SECRET?: string }): Promise<Response> {
    const secret = env.CAPTIONS_SECRET ?? globalThis.process?.env['CAPTIONS_SECRET']
    if (!secret || request.headers.get('x-captions-secret') !== secret) {
      return new Response(null, { status: 401 })
    }
    const { videoId } = (await request.json().catch(() => ({}))) as { videoId?: unknown }
    if (typeof videoId !== 'string' || !/^[\w-]{11}$/.test(videoId)) {
      return new Response(null, { status: 400 })
    }
    return Response.json(await captionsOf(videoId).catch(() => ({ code: 'captions_blocked' })))
  },
}

export default handler

async function captionsOf(videoId: string) {
  const asked = await fetch('https://www.youtube.com/youtubei/v1/player?prettyPrint=false', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ context: { client: CLIENT }, videoId }),
  })
  const { playabilityStatus, videoDetails, captions } = (await asked.json()) as Player
  if (playabilityStatus?.status === 'LIVE_STREAM_OFFLINE' || videoDetails?.isLive) {
    return { code: 'video_live' }
  }
  // What looks like a refusal is one: 'this video has no captions' has to be sure.
  if (playabilityStatus?.status !== 'OK' || videoDetails?.videoId !== videoId) {
    return { code: 'captions_blocked' }
  }
  const durationSeconds = Number(videoDetails.lengthSeconds) || null
  const tracks = captions?.playerCaptionsTracklistRenderer?.captionTracks ?? []
  if (tracks.length === 0) return { code: 'captions_missing', durationSeconds }
  const inPortuguese = tracks.filter(({ languageCode }) => /^pt(-|$)/i.test(languageCode))
  // written by a person before recognised by a machine ('asr')
  const track = inPortuguese.find(({ kind }) => kind !== 'asr') ?? inPortuguese[0]
  if (!track) return { code: 'captions_language', durationSeconds }

  const address = new URL(track.baseUrl, 'https://www.youtube.com')
  if (address.origin !== 'https://www.youtube.com') return { code: 'captions_blocked' }
  address.searchParams.set('fmt', 'vtt')
  const text = await (await fetch(address, { headers: HEADERS })).text()
  if (!text.startsWith('WEBVTT')) return { code: 'captions_blocked', durationSeconds }
  return {
    language: track.languageCode,
    captions: text,
    title: videoDetails.title ?? null,
    durationSeconds,
  }
}
