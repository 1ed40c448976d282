import { describe, expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { htmlText } from './html-text'

const write = (markdown: string, video = '') => htmlText(parseOutline(markdown), video)

describe('htmlText', () => {
  it.each([
    ['# A\n\n## B (5 min)\n\n### C', '<h1>A</h1>\n<h2>B (5 min)</h2>\n<h3>C</h3>'],
    ['a **b** *c*\\\nd', '<p>a <strong>b</strong> <em>c</em><br>d</p>'],
    ['- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['4. a\n5. b', '<ol start="4"><li>a</li><li>b</li></ol>'],
    ['> **João 3:16** — a', '<blockquote><p><strong>João 3:16</strong> — a</p></blockquote>'],
    ['---', '<hr>'],
    [
      '[12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s)',
      '<p><a href="https://www.youtube.com/watch?v=demo-paz-01&amp;t=754s">12:34</a></p>\n<p><a href="https://www.youtube.com/watch?v=demo-paz-01">Vídeo: https://www.youtube.com/watch?v=demo-paz-01</a></p>',
    ],
    [
      'a <img src=x onerror=alert(1)> "&"',
      '<p>a &lt;img src=x onerror=alert(1)&gt; &quot;&amp;&quot;</p>',
    ],
    ['<script>\nalert(1)\n</script>', '<p>&lt;script&gt;<br>alert(1)<br>&lt;/script&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>a</p>'],
  ])('writes %j', (markdown, html) => {
    expect(write(markdown)).toBe(html)
  })
})
