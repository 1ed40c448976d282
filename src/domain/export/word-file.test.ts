import { describe, expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { DETAILS, OUTLINE } from '@parsed-outline/outline.test-support'
import { unzip } from './unzip.test-support'
import { seriesWordFile, wordFile } from './word-file'

async function partsOf(markdown: string, details = DETAILS) {
  const files = await unzip(await wordFile(parseOutline(markdown), details))
  return (name: string) => {
    const part = files.get(name)
    if (part === undefined) throw new Error(`no ${name} in ${[...files.keys()].join(', ')}`)
    return part
  }
}

type Line = { text: string; style: string | null; list: string | null; xml: string }

/** The paragraphs of the document; `list` is 'numId/level'. */
async function linesOf(markdown: string): Promise<Line[]> {
  const document = (await partsOf(markdown))('word/document.xml')
  return [...document.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, xml = '']) => {
    const [, level, list] =
      /<w:numPr><w:ilvl w:val="(\d+)"\/><w:numId w:val="(\d+)"\/><\/w:numPr>/.exec(xml) ?? []
    return {
      text: [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(br|noBreakHyphen)\/>/g)]
        .map(([, words, sign]) => words ?? (sign === 'br' ? '\n' : '-'))
        .join(''),
      style: /<w:pStyle w:val="([^"]+)"\/>/.exec(xml)?.[1] ?? null,
      list: list === undefined ? null : `${list}/${level}`,
      xml,
    }
  })
}

const find = (lines: readonly Line[], text: string): Line => {
  const line = lines.find((one) => one.text.includes(text))
  if (!line) throw new Error(`no line with ${text}`)
  return line
}

describe('wordFile', () => {
  it('has headings that Word knows as such, and styles for quotes', async () => {
    const lines = await linesOf(`${OUTLINE}\n\n#### Quarto nível`)
    expect(lines.map(({ text, style }) => [style, text]).slice(0, 8)).toEqual([
      ['OutlineName', 'Esboço de Célula/Pequeno Grupo - 20/11/2026'],
      ['Heading1', 'A paz que fica de guarda – Filipenses 4:4-9'],
      ['Subtitle', 'Duração: 50 minutos  ·  Grupo: casais jovens'],
      ['Heading2', 'Quebra-gelo (10 min)'],
      [null, 'Comece com esta pergunta.'],
      ['ListParagraph', 'O que acalma você depois de um dia agitado?'],
      ['Heading2', 'Resumo da mensagem (15 min)'],
      ['BibleText', 'Filipenses 4:6 — Não estejais ansiosos por coisa alguma.'],
    ])
    expect(find(lines, 'No começo').style).toBe('Heading3')
    expect(find(lines, 'Quarto nível').style).toBe('Heading4')
    expect(find(lines, 'A paz fica de guarda.').style).toBe('Quote')
    expect(find(lines, 'Sugestão para o grupo:').style).toBe('Lead')
  })

  it('defines every style it uses, with the type at 12 points and in Portuguese', async () => {
    const part = await partsOf(OUTLINE)
    const styles = part('word/styles.xml')
    const used = part('word/document.xml').matchAll(/<w:(?:pStyle|rStyle) w:val="([^"]+)"/g)
    for (const [, style] of used) expect(styles).toContain(`w:styleId="${style}"`)
    const [defaults = ''] = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(styles) ?? []
    expect(defaults).toContain('<w:sz w:val="24"/>')
    expect(defaults).toMatch(/<w:lang [^>]*w:val="pt-BR"/)
  })

  it('goes on counting after a quote, and begins anew in a section', async () => {
    const lines = await linesOf(
      '## A\n\n1. um\n\n> q\n\n2. dois\n3. três\n\n## B\n\n1. outro\n\n- ponto\n\n7. sete',
    )
    const list = (text: string) => find(lines, text).list
    expect(list('um')).toMatch(/^\d+\/0$/)
    expect(list('dois')).toBe(list('um'))
    expect(list('três')).toBe(list('um'))
    expect(list('outro')).not.toBe(list('um'))
    expect(list('sete')).not.toBe(list('outro'))
    expect(list('ponto')).not.toBe(list('outro'))
  })

  it('begins a list at its number', async () => {
    const part = await partsOf('7. sete\n8. oito')
    const id = /<w:numId w:val="(\d+)"\/>/.exec(part('word/document.xml'))?.[1]
    const numbering = part('word/numbering.xml')
    const instance = new RegExp(`<w:num w:numId="${id}".*?</w:num>`, 's').exec(numbering)?.[0] ?? ''
    const abstract = /<w:abstractNumId w:val="(\d+)"/.exec(instance)?.[1]
    const definition =
      new RegExp(`<w:abstractNum w:abstractNumId="${abstract}".*?</w:abstractNum>`, 's').exec(
        numbering,
      )?.[0] ?? ''
    expect(definition).toMatch(/<w:lvl w:ilvl="0"[^>]*><w:start w:val="7"\/>/)
    expect(definition).toContain('<w:numFmt w:val="decimal"/>')
    expect(instance).not.toMatch(/<w:startOverride w:val="(?!7")/)
  })

  it('nests lists, and keeps what else an item holds inside it', async () => {
    const lines = await linesOf(
      '- um\n\n  ainda um\n\n  1. dentro\n     - fundo\n\n  > citação\n- > só citação',
    )
    const level = (text: string) => find(lines, text).list?.split('/')[1] ?? null
    expect(level('um')).toBe('0')
    expect(level('dentro')).toBe('1')
    expect(level('fundo')).toBe('2')
    expect(find(lines, 'ainda um')).toMatchObject({ style: 'ListContinue', list: null })
    expect(find(lines, 'citação')).toMatchObject({ style: 'Quote', list: null })
    expect(lines.filter(({ list }) => list?.endsWith('/0'))).toHaveLength(2)
  })

  it('has bold, italic, line breaks and links', async () => {
    const lines = await linesOf(
      '**forte** e *leve*\\\nfim\n\n> "a" ([1:00](https://youtu.be/x?a=1&b=2))',
    )
    const { xml } = find(lines, 'forte')
    expect(xml).toMatch(/<w:rPr><w:b\/>(?:<w:bCs\/>)?<\/w:rPr><w:t[^>]*>forte</)
    expect(xml).toMatch(/<w:rPr><w:i\/>(?:<w:iCs\/>)?<\/w:rPr><w:t[^>]*>leve</)
    expect(find(lines, 'forte').text).toBe('forte e leve\nfim')
    const passage = find(await linesOf('Leia João 3:16-18 bem-vindo.'), 'Leia')
    expect(passage.text).toBe('Leia João 3:16-18 bem-vindo.')
    expect(passage.xml.match(/<w:noBreakHyphen\/>/g)).toHaveLength(1)
    const part = await partsOf('[a](https://x.example/?a=1&b=2)')
    const id = /<w:hyperlink [^>]*r:id="([^"]+)"/.exec(part('word/document.xml'))?.[1]
    expect(part('word/_rels/document.xml.rels')).toMatch(
      new RegExp(
        `Id="${id}"[^>]*Target="https://x\\.example/\\?a=1&amp;b=2"[^>]*TargetMode="External"`,
      ),
    )
  })

  it('keeps a heading with what follows, and a list with what leads to it', async () => {
    const part = await partsOf(OUTLINE)
    const styles = part('word/styles.xml')
    for (const level of [1, 2, 3, 4]) {
      const style = new RegExp(`<w:style [^>]*w:styleId="Heading${level}".*?</w:style>`, 's')
      expect(style.exec(styles)?.[0]).toContain('<w:keepNext/>')
    }
    const lines = await linesOf(OUTLINE)
    expect(find(lines, 'Quem ora não está só.').xml).toContain('<w:keepNext/>')
    expect(find(lines, 'Comece com esta pergunta.').xml).toContain('<w:keepNext/>')
    expect(find(lines, 'Cuidado com quem ouve.').xml).not.toContain('<w:keepNext/>')
  })

  it('is an A4 sheet with page numbers', async () => {
    const part = await partsOf(OUTLINE)
    expect(part('word/document.xml')).toMatch(/<w:pgSz w:w="11906" w:h="16838"/)
    const footer = part('word/footer1.xml')
    expect(footer.replace(/<[^>]*>/g, '')).toBe('Esboça  ·  Página PAGE de NUMPAGES')
  })

  it('says what it is and who made it', async () => {
    const core = (await partsOf(OUTLINE))('docProps/core.xml')
    expect(core).toContain('<dc:title>A paz que fica de guarda – Filipenses 4:4-9</dc:title>')
    expect(core).toContain('<dc:creator>Esboça</dc:creator>')
    expect(core).toContain('<cp:lastModifiedBy>Esboça</cp:lastModifiedBy>')
  })

  it('has a title where the outline has none, and names the video', async () => {
    const lines = await linesOf('Um texto.')
    expect(lines.map(({ text, style }) => [style, text])).toEqual([
      ['Title', 'Esboço de Célula/Pequeno Grupo - 20/11/2026'],
      ['Subtitle', 'Duração: 50 minutos  ·  Grupo: casais jovens'],
      [null, 'Um texto.'],
      [null, 'Vídeo: https://www.youtube.com/watch?v=demo-paz-01'],
    ])
  })

  it('is well-formed whatever the words', async () => {
    const part = await partsOf('a & <b> "c" \u0000\u0008\uD800 ]]> &amp;', {
      ...DETAILS,
      title: 'A & <b>',
      group_profile: '"x" & <y>',
    })
    expect(part('word/document.xml')).toContain('a &amp; ')
    expect(part('word/document.xml')).toContain(
      'Grupo: "x" &amp; &lt;y'.replace('"x"', '&quot;x&quot;'),
    )
    expect(part('docProps/core.xml')).toContain('A &amp; &lt;b')
  })
})

describe('seriesWordFile', () => {
  it('has a cover with what is in it, then each outline on a page of its own', async () => {
    const sheets = ['Fé', 'Graça'].map((title) => ({
      tree: parseOutline(`# ${title}\n\n1. Quem?\n`),
      details: DETAILS,
    }))
    const document = (await unzip(await seriesWordFile('Romanos', sheets))).get('word/document.xml')
    const pages: string[][] = [[]]
    for (const [, xml = ''] of (document ?? '').matchAll(/<w:p>(.*?)<\/w:p>/gs)) {
      const words = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text)
      pages.at(-1)?.push(words.join(''))
      // what a section is like stands in its last paragraph
      if (xml.includes('<w:sectPr')) pages.push([])
    }
    const [cover, first, second] = pages
    expect(cover).toEqual(['Série com 2 esboços', 'Romanos', 'Fé', 'Graça'])
    expect(first).toContain('Fé')
    expect(first).not.toContain('Graça')
    expect(second).toContain('Graça')
    // a section without a type of its own begins on the next page
    expect(document).not.toContain('w:type w:val="continuous"')
    // the questions of each outline are counted anew
    const lists = [...(document ?? '').matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id)
    expect(new Set(lists).size).toBe(2)
  })
})
