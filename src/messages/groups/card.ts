/** The card of a group, and what becomes of it: apart, for the form of an outline needs none of it. */
export const groupCardMessages = {
  newOutline: 'Criar esboço para este grupo',
  newest: 'Último esboço',
  noOutline: 'Ainda sem esboço: o\u00a0primeiro aparece aqui.',
  edit: 'Editar',
  remove: 'Excluir',
  removeTitle: 'Excluir este grupo?',
  removeText: (name: string) =>
    `“${name}” sai dos seus grupos. Os esboços dele continuam no histórico. Por alguns segundos dá para desfazer; depois, só criando o grupo de novo.`,
  removed: 'Grupo excluído. Os esboços dele continuam no histórico.',
  notRemoved: 'Não foi possível excluir o grupo. Tente novamente.',
  restored: 'Grupo recuperado',
  notRestored: 'Não foi possível recuperar o grupo. Tente novamente.',
} as const
