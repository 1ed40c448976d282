/** `npm run test:libreoffice`: not part of `npm test`, because LibreOffice (300 MB) cannot be had from npm. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { OUTLINE } from '@parsed-outline/outline.test-support'
import { wordFile } from '@/domain/export/word-file'

const SOFFICE = process.env.SOFFICE ?? 'soffice'

describe('the Word file in LibreOffice', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'esboca-word-'))
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('opens, with every word, its numbers and its bullets', { timeout: 90_000 }, async () => {
    const details = {
      title: 'A paz',
      youtube_url: 'https://youtu.be/demo-paz-01',
      duration: 60,
      group_profile: 'Casais jovens',
    }
    const file = await wordFile(parseOutline(OUTLINE), details)
    await writeFile(path.join(folder, 'esboco.docx'), Buffer.from(await file.arrayBuffer()))
    const { status, stderr, error } = spawnSync(
      SOFFICE,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'txt:Text (encoded):UTF8',
        '--outdir',
        folder,
        path.join(folder, 'esboco.docx'),
      ],
      { encoding: 'utf8' },
    )
    if (error) throw new Error('LibreOffice is not here; SOFFICE names it', { cause: error })
    expect(status, stderr).toBe(0)
    const text = await readFile(path.join(folder, 'esboco.txt'), 'utf8')
    expect(text).toContain('A paz que fica de guarda – Filipenses 4:4')
    expect(text).toContain('Quebra-gelo (10 min)')
    expect(text).toMatch(/^\s*• O que acalma você depois de um dia agitado\?$/m)
    expect(text).toMatch(/^\s*1\. O que essa fala afirma\?$/m)
    expect(text).toContain('"A paz fica de guarda." (12:34)')
  })
})
