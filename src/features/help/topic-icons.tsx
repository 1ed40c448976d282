/** Drawings of 24 by 24 for TopicCard: lines in the current colour. */
export const questionIcon = (
  <>
    <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-2A1.5 1.5 0 0 1 4 14.5v-9Z" />
    <path d="M9.8 8.4a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M12 13.6v.1" />
  </>
)

export const stepsIcon = <path d="M3 20h4.500v-5H12v-5h4.500V5H21" />

export const bookIcon = (
  <path d="M12 6.500C10 5 7 4.5 3.5 4.800v13.400c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.800V4.800C17 4.5 14 5 12 6.500Zm0 0V20" />
)

export const letterIcon = <path d="M3.5 6.500h17v11h-17v-11Zm0 .5 8.5 6.500L20.5 7" />

export const pencilIcon = <path d="m4 20 1-4.500L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5 3.5 3.5" />
