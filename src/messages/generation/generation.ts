/** What came of asking for an outline, wherever it is told. */
export const generationMessages = {
  generatedTitle: 'Esboço Gerado!',
  generatedText: 'Seu esboço foi gerado com sucesso!',
  failedTitle: 'Erro ao gerar esboço',
  failedText: 'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.',
  notSavedTitle: 'Aviso',
  notSavedText: 'Esboço gerado com sucesso, mas não foi possível salvá-lo no histórico.',
  savedLater: 'O esboço que não tinha sido salvo já está no histórico.',
  interrupted:
    'A preparação do esboço foi interrompida antes de terminar. Nada foi descontado, e o que você preencheu continua aqui: é só gerar de novo.',
  neverArrived:
    'O seu pedido não chegou até nós. Nada foi descontado, e o que você preencheu continua aqui: é só gerar de novo.',
} as const
