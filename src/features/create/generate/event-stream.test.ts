import { describe, expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './event-stream'

function streamOf(...chunks: (string | Uint8Array<ArrayBuffer>)[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      }
      controller.close()
    },
  })
}

async function eventsOf(...chunks: (string | Uint8Array<ArrayBuffer>)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(...chunks))) events.push(event)
  return events
}

const PROGRESS = { event: 'progress', data: '{"stage":"writing"}' }
const TEXT = 'event: progress\ndata: {"stage":"writing"}\n\n'

describe('readEvents', () => {
  it('reads events one after the other', async () => {
    expect(await eventsOf(TEXT + 'event: result\ndata: {}\n\n')).toEqual([
      PROGRESS,
      { event: 'result', data: '{}' },
    ])
  })

  it('leaves heartbeats out', async () => {
    expect(await eventsOf(': \n\n', TEXT, ':\n\n', ': ping\n\n')).toEqual([PROGRESS])
  })

  it.each(['\r\n', '\r'])('takes %j as the end of a line', async (end) => {
    const text = TEXT.replaceAll('\n', end)
    expect(await eventsOf(`${text}: end${end}`)).toEqual([PROGRESS])
  })

  it('puts chunks together wherever they were split', async () => {
    for (const text of [TEXT, TEXT.replaceAll('\n', '\r\n')]) {
      expect(await eventsOf(...text.split(''))).toEqual([PROGRESS])
    }
  })

  it('puts letters together that were split', async () => {
    const bytes = new TextEncoder().encode('data: oração\n\n')
    const singles = Array.from(bytes, (byte) => Uint8Array.of(byte))
    expect(await eventsOf(...singles)).toEqual([{ event: 'message', data: 'oração' }])
  })

  it('joins the lines of one event', async () => {
    expect(await eventsOf('data: a\ndata:b\ndata\n\n')).toEqual([
      { event: 'message', data: 'a\nb\n' },
    ])
  })

  it('drops an event that was cut off', async () => {
    expect(await eventsOf(TEXT, 'event: result\ndata: {"success":tr')).toEqual([PROGRESS])
  })

  it('fails with a connection that breaks', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        controller.error(new TypeError('network error'))
      },
    })
    await expect(readEvents(body).next()).rejects.toThrow('network error')
  })

  it('lets go of the connection when nobody reads on', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(TEXT))
      },
      cancel() {
        cancelled = true
      },
    })
    for await (const event of readEvents(body)) {
      expect(event).toEqual(PROGRESS)
      break
    }
    expect(cancelled).toBe(true)
  })
})
