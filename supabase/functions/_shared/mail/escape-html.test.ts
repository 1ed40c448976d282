import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('leaves nothing that HTML would read', () => {
  expect(escapeHtml(`<img src="x" onerror='alert(1)'> & ação`)).toBe(
    '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt; &amp; ação',
  )
})
