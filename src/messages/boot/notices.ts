/** What a device says of an outline that somebody waits for; its title may be read over their shoulder, so it is not told. */
export const noticeMessages = {
  ready: { title: 'Seu esboço está pronto', body: 'Toque para abrir.' },
  failed: { title: 'O esboço não ficou pronto.', body: 'Nada foi descontado.' },
} as const
