/** Words that mean the same wherever they stand. */
export const commonMessages = {
  retry: 'Tentar de novo',
  undo: 'Desfazer',
  close: 'Fechar',
  cancel: 'Cancelar',
} as const
