/**
 * The fonts that a browser under test falls back to, the same on every machine with fontconfig (Linux): DejaVu is
 * what a bare Debian has, and wider than most. Liberation and Noto, which most desktops have, stand beside it in a set
 * of their own.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const HERE = path.join(import.meta.dirname, 'node_modules')

type Families = { folders: string[]; sans: string; serif: string; mono: string }

const SETS = {
  dejavu: {
    folders: ['dejavu-fonts-ttf/ttf'],
    sans: 'DejaVu Sans',
    serif: 'DejaVu Serif',
    mono: 'DejaVu Sans Mono',
  },
  // Liberation is Arimo and Tinos under another name: the same letters, as wide as Arial and Times
  every: {
    folders: [
      'dejavu-fonts-ttf/ttf',
      ...['arimo', 'tinos', 'noto-sans', 'noto-serif'].map((name) => `@expo-google-fonts/${name}`),
    ],
    sans: 'Liberation Sans',
    serif: 'Liberation Serif',
    mono: 'DejaVu Sans Mono',
  },
} satisfies Record<string, Families>

export type FontSet = keyof typeof SETS

/** Writes fontconfig's file for one set of fonts and nothing else of the machine; returns its path. */
export function fontConfig(set: FontSet): string {
  const { folders, sans, serif, mono } = SETS[set]
  const target = path.join(HERE, '.fontconfig')
  const file = path.join(target, `${set}.conf`)
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `<dir>${path.join(HERE, folder)}</dir>`),
    `<cachedir>${path.join(target, 'cache')}</cachedir>`,
    ...renamed('Arimo', 'Liberation Sans'),
    ...renamed('Tinos', 'Liberation Serif'),
    // whatever else is asked for
    '<match><edit name="family" mode="append_last"><string>sans-serif</string></edit></match>',
    ...['sans-serif', 'sans', 'system-ui'].map((generic) => alias(generic, sans)),
    alias('serif', serif),
    alias('monospace', mono),
    '</fontconfig>',
  ]
  mkdirSync(target, { recursive: true })
  writeFileSync(file, lines.join('\n'))
  return file
}

function alias(generic: string, family: string): string {
  const names = [generic, family].map((name) => `<family>${name}</family>`)
  return `<alias binding="same">${names[0]}<prefer>${names[1]}</prefer></alias>`
}

/** A family under another name, also where CSS asks for one face of it: `local('Liberation Sans Bold')`. */
function renamed(family: string, name: string): string[] {
  const rename = (property: string, from: string, to: string) =>
    `<match target="scan"><test name="${property}"><string>${from}</string></test>` +
    `<edit name="${property}" mode="assign"><string>${to}</string></edit></match>`
  return [
    rename('family', family, name),
    rename('fullname', family, name),
    rename('fullname', `${family} Regular`, name),
    rename('fullname', `${family} Bold`, `${name} Bold`),
  ]
}
