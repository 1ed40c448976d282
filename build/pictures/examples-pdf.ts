import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { EXAMPLE_GROUPS, EXAMPLE_MESSAGE } from '../../src/content/example-groups.ts'

const FILE = fileURLToPath(new URL('../../public/exemplos-de-esbocos.pdf', import.meta.url))

/** The leader's printouts as the app prints them, one after the other. */
export async function examplesPdf(page: Page, addresses: readonly string[]): Promise<void> {
  const printouts: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    for (const name of [/^Mais$/, /^Imprimir$/, /^Folha do líder$/]) {
      await page.getByRole('button', { name }).first().click()
    }
    printouts.push(await page.locator('.printout').innerHTML())
  }
  await page.evaluate(
    ({ parts, names, credit }) => {
      document.title = 'Exemplos de esboços'
      document.querySelector('.printout')?.remove()
      for (const [index, part] of parts.entries()) {
        const printout = document.createElement('article')
        printout.className = 'printout'
        printout.innerHTML = part
        if (index > 0) printout.style.breakBefore = 'page'
        const name = printout.querySelector('.printout-name')
        if (name) name.textContent = names[index] ?? ''
        // the message was never on YouTube
        for (const link of printout.querySelectorAll('a[href*="youtube.com/watch?v=demo-"]')) {
          link.replaceWith(/^\d/.test(link.textContent ?? '') ? (link.textContent ?? '') : credit)
        }
        document.body.append(printout)
      }
    },
    {
      parts: printouts,
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
