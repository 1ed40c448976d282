import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { EXAMPLE_GROUPS, EXAMPLE_MESSAGE } from '../../src/content/example-groups.ts'

const FILE = fileURLToPath(new URL('../../public/exemplos-de-esbocos.pdf', import.meta.url))

/** The leader's sheets as the app prints them, one after the other. */
export async function examplesPdf(page: Page, addresses: readonly string[]): Promise<void> {
  const sheets: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    for (const name of [/^Copiar, enviar/, /^Imprimir$/, /^Folha do líder$/]) {
      await page.getByRole('button', { name }).first().click()
    }
    sheets.push(await page.locator('.print-sheet').innerHTML())
  }
  await page.evaluate(
    ({ parts, names, credit }) => {
      document.title = 'Exemplos de esboços'
      document.querySelector('.print-sheet')?.remove()
      for (const [index, part] of parts.entries()) {
        const sheet = document.createElement('article')
        sheet.className = 'print-sheet'
        sheet.innerHTML = part
        if (index > 0) sheet.style.breakBefore = 'page'
        const name = sheet.querySelector('.sheet-name')
        if (name) name.textContent = names[index] ?? ''
        // the message was never on YouTube
        for (const link of sheet.querySelectorAll('a[href*="youtube.com/watch?v=demo-"]')) {
          link.replaceWith(/^\d/.test(link.textContent ?? '') ? (link.textContent ?? '') : credit)
        }
        document.body.append(sheet)
      }
    },
    {
      parts: sheets,
      names: EXAMPLE_GROUPS.map(({ name, ages }) => `Exemplo: ${name}, ${ages}`),
      credit: `“${EXAMPLE_MESSAGE.title}”, ${EXAMPLE_MESSAGE.preacher}. É fictícia, escrita para demonstração.`,
    },
  )
  await page.pdf({
    path: FILE,
    preferCSSPageSize: true,
    tagged: true,
  })
}
