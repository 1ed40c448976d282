/** The order of a group's meetings, and what its church calls it. */
export const structureMessages = {
  structure: 'Ordem do encontro',
  structureUsual: 'Padrão',
  structureUsualHint: 'A ordem de sempre do esboço.',
  structureOwn: 'Livre',
  structureOwnShort: 'Os blocos, os nomes e os minutos da sua igreja.',
  structureOwnHint:
    'Dê aos blocos os nomes que a sua igreja usa. Onde você não puser os minutos, nós repartimos o tempo. Para lanche, avisos ou oferta, escolha “Só o tempo” e ponha os minutos.',
  called: 'Como a igreja chama o grupo',
  calledUsual: 'Grupo',
  calledHint: (group: string) => `No esboço: “Objetivo do encontro d${group}”.`,
  block: (place: number) => `Bloco ${place}`,
  blockName: (place: number) => `Nome do bloco ${place}`,
  blockNamePlaceholder: 'Ex.: Lanche',
  blockPart: (place: number) => `O que acontece no bloco ${place}`,
  blockFree: 'Só o tempo',
  blockMinutes: (place: number) => `Minutos do bloco ${place}`,
  blockMinutesPlaceholder: 'min',
  blockUp: (place: number) => `Subir o bloco ${place}`,
  blockDown: (place: number) => `Descer o bloco ${place}`,
  blockRemove: (place: number) => `Tirar o bloco ${place}`,
  blockMoved: (place: number) => `Agora é o bloco ${place}.`,
  addBlock: 'Acrescentar bloco',
  blockWord: 'Aqui ficam as partes do esboço que não estão em outro bloco, no tempo que sobrar.',
  blockNameWrong: 'Escreva o nome do bloco, sem o sinal de dois-pontos (:).',
  blockNameTaken:
    'Este é o nome de uma parte do esboço. No campo abaixo, troque “Só o tempo” por essa parte, ou dê outro nome.',
  blockMinutesWrong: 'Ponha os minutos deste bloco, de 1 a 120.',
  blocksTooLong: (least: number) =>
    `Estes blocos não cabem no tempo do encontro: precisam de pelo menos ${least}\u00a0minutos.`,
} as const
