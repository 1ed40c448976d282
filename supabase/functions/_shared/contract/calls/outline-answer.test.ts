import { describe, expect, it } from 'vitest'
import { readOutlineAnswer, readOutlineBody, readRefusal } from './outline-answer.ts'

describe('readOutlineAnswer', () => {
  it('takes the outline of a JSON answer', () => {
    expect(readOutlineAnswer('{"success":true,"outline":"# A paz","error":null}')).toEqual({
      kind: 'outline',
      outline: '# A paz',
    })
  })

  it.each([
    '## Esboço',
    '# Paz',
    'linha\n### Fim',
    'x'.repeat(51),
    '<https://example.com> é o link da mensagem que ouvimos no domingo à noite',
  ])('takes the text %j as it is', (text) => {
    expect(readOutlineAnswer(text)).toEqual({ kind: 'outline', outline: text })
  })

  it.each([
    ['', 'empty'],
    [' '.repeat(80), 'empty'],
    ['x'.repeat(50), 'a few words'],
    ['Workflow was started', 'a few words'],
    ['#Paz', 'a few words'],
    [`<!DOCTYPE html><html><body># ${'Bad Gateway '.repeat(9)}</body></html>`, 'a page of HTML'],
    [`\n <html>\n<h1>502 Bad Gateway</h1>${' '.repeat(60)}</html>`, 'a page of HTML'],
    [`<?xml version="1.0"?><!-- cache --><HTML>${'.'.repeat(60)}`, 'a page of HTML'],
    [`{"success":true,"outline":"# A paz que guarda o coração\\n\\n## Quebra`, 'JSON, cut off'],
    ['{"success":true}', 'success without an outline'],
    ['{"success":true,"outline":"  "}', 'success without an outline'],
    ['{"success":true,"outline":42}', 'success without an outline'],
    ['{"success":true,"outline":"<!doctype html># "}', 'a page of HTML as the outline'],
    ['{"message":"Workflow was started and is running now, please wait"}', 'JSON without success'],
    [
      '[{"success":true,"outline":"# A paz, em uma lista e não em um objeto"}]',
      'JSON without success',
    ],
    ['"# A paz"', 'JSON, but no object'],
    ['null', 'JSON, but no object'],
  ])('finds nothing of use in %j', (text, detail) => {
    expect(readOutlineAnswer(text)).toEqual({ kind: 'invalid', detail })
  })

  it('gives the text and the code of a refusal', () => {
    expect(
      readOutlineAnswer('{"success":false,"error":"Sem legendas.","code":"captions_missing"}'),
    ).toEqual({ kind: 'refused', code: 'captions_missing', text: 'Sem legendas.' })
  })

  it.each(['{"success":false}', '{"success":false,"error":" ","code":"toString"}'])(
    'knows neither code nor text of the refusal %s',
    (text) => {
      expect(readOutlineAnswer(text)).toEqual({ kind: 'refused', code: null, text: null })
    },
  )

  it('takes no longer for a million opening comments', () => {
    expect(readOutlineAnswer('<!--'.repeat(250_000)).kind).toBe('outline')
  })
})

describe('readOutlineBody', () => {
  it('finds nothing of use in null', () => {
    expect(readOutlineBody(null)).toEqual({ kind: 'invalid', detail: 'JSON, but no object' })
  })
})

describe('readRefusal', () => {
  it('reads the body of an error', () => {
    expect(readRefusal('{"error":"Fila cheia.","code":"busy"}')).toEqual({
      code: 'busy',
      text: 'Fila cheia.',
    })
  })

  it('reads nothing of a page', () => {
    expect(readRefusal('<html>Bad Gateway</html>')).toEqual({ code: null, text: null })
  })
})
