/** What stands beside a sheet that is read: its contents, and the size of its letters. */
export const sheetToolsMessages = {
  contents: 'Neste esboço',
  minutes: (count: number) => `${count} min`,
  typeSize: 'Tamanho da letra',
  smaller: 'Letra menor',
  larger: 'Letra maior',
  typeSizeIs: (percent: number) => `Letra em ${percent}%`,
} as const
