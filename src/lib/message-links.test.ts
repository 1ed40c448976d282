import { describe, expect, it } from 'vitest'
import { mailtoLink, subjectLink, whatsappLink, whatsappPhoneLink } from './message-links'

describe('whatsappLink', () => {
  it('carries the text as it is', () => {
    expect(whatsappLink('*Oração* & paz\n- a?')).toBe(
      'https://wa.me/?text=*Ora%C3%A7%C3%A3o*%20%26%20paz%0A-%20a%3F',
    )
  })

  it('is none for a text that would be cut', () => {
    expect(whatsappLink('a'.repeat(1_980))).toHaveLength(2_000)
    expect(whatsappLink('a'.repeat(1_981))).toBeNull()
    expect(whatsappLink('ã'.repeat(400))).toBeNull()
  })
})

describe('whatsappPhoneLink', () => {
  it('carries more than a link of a computer, and of what is too long the first line', () => {
    expect(whatsappPhoneLink('a'.repeat(6_980))).toHaveLength(7_000)
    expect(whatsappPhoneLink(`*A paz*\n\n${'a'.repeat(7_000)}`)).toBe(
      'https://wa.me/?text=*A%20paz*%0A',
    )
  })
})

describe('mailtoLink', () => {
  it('has a subject on one line and the line ends of mail', () => {
    expect(mailtoLink(' A paz\nde Deus ', 'um & dois\ntrês')).toBe(
      'mailto:?subject=A%20paz%20de%20Deus&body=um%20%26%20dois%0D%0Atr%C3%AAs',
    )
  })

  it('is none for a text that would be cut', () => {
    const start = 'mailto:?subject=a&body='.length
    expect(mailtoLink('a', 'b'.repeat(1_900 - start))).toHaveLength(1_900)
    expect(mailtoLink('a', 'b'.repeat(1_901 - start))).toBeNull()
  })

  it('does not let a subject grow without end', () => {
    expect(subjectLink(`a${'\u{1F64F}'.repeat(500)}`)).toBe(
      `mailto:?subject=a${'%F0%9F%99%8F'.repeat(99)}`,
    )
  })
})
