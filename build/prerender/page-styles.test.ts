import { expect, it } from 'vitest'
import { stylesFor } from './page-styles.ts'

const SHEET = `@layer theme, base, components, utilities;
@layer theme{:root{--ink:#111;--paper:#fff;--veil:#0008;--shade:var(--veil);--depth:1px}}
@layer base{body{color:var(--ink)}}
@layer components{.other{color:blue}}
@layer utilities{.shown{background:var(--paper)}.hidden-later{box-shadow:0 0 var(--shade)}
.hover\\:shown:hover{color:red}.group-open\\:turned:is(:where(.group)[open] *){rotate:180deg}
@media (width>=40rem){.sm\\:wide{width:90%}.sm\\:narrow{width:10%}}}`

const HTML = `<details class="group shown"><i class="hover:shown group-open:turned sm:wide"></i></details>`

it('keeps what the page shows, in its layers', () => {
  const styles = stylesFor(HTML, SHEET)
  expect(styles).toMatch(/^@layer theme,base,components,utilities;/)
  expect(styles).toContain('body{color:#111}')
  for (const name of ['.shown', '.group-open\\:turned', '.sm\\:wide']) {
    expect(styles).toContain(name)
  }
})

it('leaves out what only a pointer shows, which makes the app come', () => {
  expect(stylesFor(HTML, SHEET)).not.toContain(':hover')
})

it('leaves out the classes of other pages, and what only they read', () => {
  const styles = stylesFor(HTML, SHEET)
  expect(styles).not.toMatch(/hidden-later|sm\\:narrow|--shade|--veil|--depth/)
})

it('writes what the theme sets once and for all where it is read, but for long values', () => {
  const sheet = `@layer theme{:root{--gap:1rem;--far:calc(var(--gap) * 2);--two:1px;--sans:"Brand", "Brand Arial", sans-serif}
@media (width>=40rem){:root{--two:2px}}}
@layer utilities{.a{padding:var(--gap);margin:calc(var(--gap) * -1);top:var(--far)}.b{left:var(--two);font-family:var(--sans)}}`
  const styles = stylesFor('<i class="a b">', sheet)
  expect(styles).toContain('.a{padding:1rem;margin:calc(1rem * -1);top:var(--far)}')
  expect(styles).toContain('left:var(--two)')
  expect(styles).toContain('font-family:var(--sans)')
  expect(styles).not.toContain('--gap')
})

it('keeps a property that the page reads itself', () => {
  expect(stylesFor(`${HTML}<p style="margin:var(--depth)">`, SHEET)).toContain('--depth')
})

it('keeps every property of a rule that it keeps', () => {
  // a class may be called what a property or its value is called
  const sheet = `@layer base{h1{text-wrap:balance;color:red}body{text-wrap:pretty}}
@layer utilities{.balance{flex:1}.pretty{flex:1}.color{flex:1}.text-wrap{flex:1}}`
  const styles = stylesFor('<h1>Esboça</h1>', sheet)
  expect(styles).toContain('h1{text-wrap:balance;color:red}')
  expect(styles).toContain('body{text-wrap:pretty}')
  expect(styles).not.toContain('flex')
})

it('leaves out what no element, attribute or state of the page asks for', () => {
  const sheet = `@layer base{hr,h1{height:0}table{color:red}[data-open]{color:red}[open]{display:none}
:has([data-open]) h1{color:red}h1:has(b){color:blue}button:disabled{color:red}button:not(:disabled){cursor:pointer}
::file-selector-button,::-webkit-datetime-edit,:-moz-focusring{color:red}::placeholder{color:red}.field::placeholder{color:blue}}`
  const styles = stylesFor('<h1>Esboça <b hidden>!</b></h1><button><input class="field">', sheet)
  expect(styles).toContain('h1{height:0}')
  expect(styles).not.toMatch(/hr|table|data-open|datetime|file-selector|red/)
  for (const kept of ['[open]', 'h1:has(b)', 'button:not(:disabled)', '.field::placeholder']) {
    expect(styles).toContain(kept)
  }
})

it('leaves out keyframes that nothing plays, and what is said about properties that nothing reads', () => {
  const sheet = `@property --near{syntax:"*";inherits:false}@property --far{syntax:"*";inherits:false}
@keyframes rise{0%{opacity:0}}@keyframes turn{to{rotate:1turn}}
@layer utilities{.up{animation:rise var(--near)}.round{animation:turn var(--far)}}`
  const styles = stylesFor('<i class="up">', sheet)
  expect(styles).toMatch(/@property --near.*@keyframes rise/s)
  expect(styles).not.toMatch(/--far|turn/)
})

it('writes what a property always is where the page never sets it', () => {
  const sheet = `@layer properties{@supports (color:red){*{--near:0 0 #0000;--far:initial;--set:initial}}}
@layer theme{:root{--sans:"Brand of the house";--light:initial}}
@property --near{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --far{syntax:"*";inherits:false}
@property --set{syntax:"*";inherits:false}
@layer utilities{.a{--set:2;box-shadow:var(--near), var(--far, )1px 1px;line-height:var(--set, 1)}
.b{font-family:var(--sans, Arial);color:var(--light, #111)}.c{--near:1px 1px}}`
  const styles = stylesFor('<i class="a b">', sheet)
  expect(styles).toMatch(/box-shadow:0 0 #0000,\s*1px 1px/)
  expect(styles).toContain('line-height:var(--set,1)')
  expect(styles).toContain('@property --set')
  expect(styles).toMatch(/font-family:var\(--sans\);color:var\(--light,#111\)/)
  expect(styles).not.toMatch(/--near|--far|@supports/)
  expect(stylesFor('<i class="a c">', sheet)).toMatch(/box-shadow:var\(--near\).*--near:1px 1px/s)
})

it('leaves out conditions under which nothing is left', () => {
  const sheet = `@layer utilities{@media (width>=40rem){.gone{color:red}}
@media (width>=50rem){.gone{color:red}@supports (color:red){.gone{color:blue}}}
@media (width>=60rem){.gone{color:red}.kept{color:blue}}}`
  const styles = stylesFor('<i class="kept">', sheet)
  expect(styles).toContain('@media (width>=60rem){.kept{color:#00f}}')
  expect(styles).not.toMatch(/40rem|50rem|supports/)
})

it('leaves out what is for paper', () => {
  const sheet = `@page{margin:9mm}@media print{h1{color:red}}@media (width>=40rem){h1{color:blue}}`
  const styles = stylesFor('<h1>Esboça</h1>', sheet)
  expect(styles).toContain('h1{color:#00f}')
  expect(styles).not.toMatch(/@page|print/)
})
