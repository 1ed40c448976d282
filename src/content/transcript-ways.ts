/** How people come by the words of a video that we cannot read. Names of buttons stand in “ ”. */
export type TranscriptWay = { where: string; steps: readonly string[] }

export const TRANSCRIPT_WAYS = [
  {
    where: 'No celular',
    steps: [
      'O aplicativo do YouTube mostra a transcrição, mas não deixa copiar. Abra o Chrome ou o Safari e procure o vídeo em youtube.com.',
      'Peça a versão de computador: no Chrome, toque em “⋮” e em “Site para computador”; no Safari, no menu da barra de endereço, em “Solicitar Site para Computador”.',
      'Abaixo do vídeo, toque em “…mais” e, no fim da descrição, em “Mostrar transcrição”.',
      'Segure o dedo na primeira palavra, arraste a marca até a última e toque em “Copiar”.',
      'Volte ao formulário do Esboça, segure o dedo no campo e toque em “Colar”.',
    ],
  },
  {
    where: 'No computador',
    steps: [
      'Abra o vídeo em youtube.com.',
      'Logo abaixo do vídeo, clique em “…mais”: a descrição se abre.',
      'No fim da descrição, clique em “Mostrar transcrição”. O texto aparece ao lado do vídeo.',
      'Com o botão do mouse apertado, passe da primeira à última linha e copie (Ctrl + C; no Mac, ⌘ + C).',
      'Volte ao formulário do Esboça, clique no campo e cole (Ctrl + V; no Mac, ⌘ + V). Os tempos podem vir junto.',
    ],
  },
  {
    where: 'Com um arquivo',
    steps: [
      'Peça as legendas a quem cuida do canal da igreja: no YouTube Studio, em “Legendas”, elas podem ser baixadas como arquivo .srt.',
      'Receba o arquivo por WhatsApp ou e-mail e guarde no aparelho.',
      'No formulário do Esboça, toque em “Escolher um arquivo (.srt, .vtt ou .txt)”.',
    ],
  },
] as const satisfies readonly TranscriptWay[]

export const NO_TRANSCRIPT =
  'Se “Mostrar transcrição” não aparecer, o vídeo ainda não tem legendas. As automáticas podem demorar algumas horas; se não vierem, as anotações completas de quem pregou também servem.'

/** The same as one paragraph. */
export function wayInWords({ where, steps }: TranscriptWay): string {
  return `${where}: ${steps.map((step, index) => `${index + 1}. ${step}`).join(' ')}`
}
