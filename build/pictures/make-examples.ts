/**
 * Writes the outlines that the landing page shows as examples, with the product's own local engine. Run by hand after a
 * change of the engine or of the groups:
 *
 *   npm run examples
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createLocalEngine } from '../../supabase/functions/_shared/outline/engines/local/local-engine.ts'
import { writeMarkdown } from '../../supabase/functions/_shared/outline/markdown/write-markdown.ts'
import { verifyOutline } from '../../supabase/functions/_shared/outline/verify/verify.ts'
import { parsePasted } from '../../supabase/functions/_shared/transcript/formats/parse-pasted.ts'
import { EXAMPLE_GROUPS, EXAMPLE_MESSAGE } from '../../src/content/example-groups.ts'

const CAPTIONS = new URL(
  `../../supabase/local/demo-videos/${EXAMPLE_MESSAGE.videoId}.vtt`,
  import.meta.url,
)

const engine = createLocalEngine()
const transcript = {
  ...parsePasted(await readFile(CAPTIONS, 'utf8')),
  title: EXAMPLE_MESSAGE.videoTitle,
}

for (const { id, profile, minutes } of EXAMPLE_GROUPS) {
  const input = {
    transcript,
    videoId: EXAMPLE_MESSAGE.videoId,
    outlineType: 'celula',
    duration: minutes,
    groupProfile: profile,
    additionalInfo: null,
  } as const
  const draft = await engine.write(input, {
    signal: new AbortController().signal,
    onStage: () => {},
  })
  const { document } = await verifyOutline(draft, input, engine.author)
  const file = new URL(`../../src/content/examples/${id}.md`, import.meta.url)
  await writeFile(file, withoutVideo(writeMarkdown(document)))
}

/** The message was never on YouTube: what would lead there is said in words. */
function withoutVideo(markdown: string): string {
  const { title, preacher } = EXAMPLE_MESSAGE
  return markdown
    .replace(
      /^- Mensagem: \[.*$/m,
      `- Mensagem: “${title}”, ${preacher}. É fictícia, escrita para demonstração; os minutos ao lado das falas são os dela.`,
    )
    .replace(/\[(\d[\d:]*)\]\(https:\/\/www\.youtube\.com\/[^)]*\)/g, '$1')
}
