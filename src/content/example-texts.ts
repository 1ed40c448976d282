/** The examples in full, as Markdown: fetched when one of them is opened. */
import teenagers from './examples/adolescentes.md?raw'
import couples from './examples/casais.md?raw'
import children from './examples/criancas.md?raw'
import type { ExampleId } from './example-groups'

export const EXAMPLE_TEXTS: Readonly<Record<ExampleId, string>> = {
  criancas: children,
  adolescentes: teenagers,
  casais: couples,
}
