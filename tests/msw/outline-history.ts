import { answerRpc, rowsOf } from './postgrest'

/** Puts an outline into the history; answers its id. */
export function saveOutline(row: Record<string, unknown> = {}): string {
  const id = crypto.randomUUID()
  rowsOf('generated_outlines').push({
    id,
    user_id: 'user',
    request_id: null,
    title: 'Esboço',
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    outline_type: 'celula',
    duration: 60,
    group_profile: null,
    additional_info: null,
    start_time: null,
    end_time: null,
    generated_content: 'Texto.',
    created_at: '2026-11-20T15:00:00.000Z',
    ...row,
  })
  return id
}

/** Lets the database look into the texts, as search_outlines does; returns what it was asked, newest last. */
export function answerSearch(): unknown[] {
  const asked: unknown[] = []
  answerRpc('search_outlines', ({ p_query: query }) => {
    asked.push(query)
    const words = plain(String(query)).split(' ')
    return rowsOf('generated_outlines')
      .filter(({ title, generated_content: text }) =>
        words.every((word) => plain(`${String(title)}\n${String(text)}`).includes(word)),
      )
      .map(({ id }) => id)
  })
  return asked
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}
