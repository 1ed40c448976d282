declare module 'subset-font' {
  /** The font with no more than the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** One value makes the font static. */
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures: readonly string[]
      dropTables: readonly string[]
    },
  ): Promise<Buffer>
}
