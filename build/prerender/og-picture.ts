/** What previews of links show; made by make-pictures.ts. */
export const OG_PICTURE = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Esboça: da mensagem de domingo ao encontro do seu grupo',
} as const
