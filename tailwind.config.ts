import type { Config } from 'tailwindcss'

// Names only: the values stand in src/styles/tokens.css.
const color = (name: string) => `var(--color-${name})`
const space = (name: string) => `var(--space-${name})`

const COLORS = [
  'paper',
  'surface',
  'sunken',
  'quiet',
  'ink',
  'muted',
  'line',
  'control',
  'field',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'on-accent-soft',
  'accent-edge',
  'link',
  'cloth',
  'cloth-edge',
  'cloth-law',
  'cloth-poetry',
  'cloth-prophets',
  'cloth-letters',
  'on-cloth',
  'hill-far',
  'hill',
  'hill-near',
  'gilt',
  'gilt-bright',
  'on-gilt-bright',
  'gilt-soft',
  'on-gilt-soft',
  'ribbon',
  'ribbon-edge',
  'danger',
  'danger-strong',
  'on-danger',
  'danger-soft',
  'on-danger-soft',
  'focus',
  'veil',
]

const SPACES = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '12', '16', '20', '24']

const widths = {
  form: 'var(--width-form)',
  prose: 'var(--width-prose)',
  text: 'var(--width-text)',
  page: 'var(--width-page)',
  full: '100%',
  none: 'none',
}

const config = {
  content: [],
  theme: {
    screens: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(COLORS.map((name) => [name, color(name)])),
    },
    spacing: {
      0: '0px',
      px: '1px',
      0.5: space('0_5'),
      1.5: space('1_5'),
      ...Object.fromEntries(SPACES.map((name) => [name, space(name)])),
      target: 'var(--size-target)',
      'target-lg': 'var(--size-target-lg)',
      header: 'var(--size-header)',
    },
    maxWidth: widths,
    fontFamily: {
      heading: 'var(--font-heading)',
      serif: 'var(--font-serif)',
      sans: 'var(--font-sans)',
    },
    fontSize: {
      xs: ['var(--text-xs)', { lineHeight: 'var(--leading-normal)' }],
      sm: ['var(--text-sm)', { lineHeight: 'var(--leading-normal)' }],
      base: ['var(--text-base)', { lineHeight: 'var(--leading-normal)' }],
      lg: ['var(--text-lg)', { lineHeight: 'var(--leading-normal)' }],
      xl: ['var(--text-xl)', { lineHeight: 'var(--leading-snug)' }],
      '2xl': ['var(--text-2xl)', { lineHeight: 'var(--leading-snug)' }],
      '3xl': ['var(--text-3xl)', { lineHeight: 'var(--leading-tight)' }],
      '4xl': ['var(--text-4xl)', { lineHeight: 'var(--leading-tight)' }],
    },
    lineHeight: {
      tight: 'var(--leading-tight)',
      snug: 'var(--leading-snug)',
      normal: 'var(--leading-normal)',
      loose: 'var(--leading-loose)',
      none: '1',
    },
    fontWeight: {
      normal: 'var(--weight-normal)',
      medium: 'var(--weight-medium)',
      semibold: 'var(--weight-semibold)',
      bold: 'var(--weight-bold)',
    },
    letterSpacing: {
      tight: 'var(--tracking-tight)',
      normal: 'var(--tracking-normal)',
      wide: 'var(--tracking-wide)',
    },
    borderRadius: {
      none: '0px',
      sm: 'var(--radius-sm)',
      md: 'var(--radius-md)',
      lg: 'var(--radius-lg)',
      xl: 'var(--radius-xl)',
      full: 'var(--radius-full)',
    },
    boxShadow: {
      none: 'none',
      sm: 'var(--shadow-sm)',
      md: 'var(--shadow-md)',
      lg: 'var(--shadow-lg)',
    },
    // the keyframes are in src/styles/motion.css
    animation: {
      turn: 'turn 0.9s linear infinite',
      breathe: 'breathe 1.6s ease-in-out infinite',
      rise: 'rise var(--duration-normal) var(--ease-out)',
      appear: 'appear var(--duration-normal) var(--ease-out)',
      fall: 'fall 0.7s var(--ease-out) backwards',
    },
    transitionDuration: { DEFAULT: 'var(--duration-fast)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease-out)' },
  },
} satisfies Config

export default config
