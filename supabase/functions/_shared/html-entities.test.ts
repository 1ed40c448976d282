import { expect, it } from 'vitest'
import { decodeEntities } from './html-entities.ts'

it.each([
  ['p&atilde;o &amp; vinho', 'pão & vinho'],
  ['&Eacute; o Senhor', 'É o Senhor'],
  ['a&NBSP;b', 'a b'],
  ['javascript&colon;x', 'javascript:x'],
  ['gra&#231;a, gra&#xE7;a', 'graça, graça'],
  ['&amp;lt;', '&lt;'],
  ['AT&T; &nada; &', 'AT&T; &nada; &'],
  ['a&#0;b&#x110000;c', 'abc'],
])('%s', (written, read) => {
  expect(decodeEntities(written)).toBe(read)
})
