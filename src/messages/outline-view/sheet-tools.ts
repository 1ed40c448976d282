/** What stands beside a sheet that is read: its contents, and the size of its letters. */
export const sheetToolsMessages = {
  contents: 'Neste esboço',
  parts: 'Partes',
  top: 'Início',
  typeSize: 'Tamanho da letra',
  smaller: 'Letra menor',
  larger: 'Letra maior',
  typeSizeIs: (percent: number) => `Letra em ${percent}%`,
} as const
