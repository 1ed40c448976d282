/** Words that mean the same wherever they stand. */
export const commonMessages = {
  retry: 'Tentar de novo',
  undo: 'Desfazer',
  close: 'Fechar',
  pasteLink: 'Colar link',
  cancel: 'Cancelar',
  /** A number of minutes where there is little room. */
  minutes: (minutes: number) => `${minutes} min`,
} as const
