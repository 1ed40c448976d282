import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessageBubble } from './message-bubble'

it('shows what the marks mean, one in the other as well', () => {
  render(<MessageBubble text={'*_Para entender_*\nUma *casa* e um _caminho_.'} />)
  expect(screen.getByText('Para entender').closest('strong')).toContainElement(
    screen.getByText('Para entender').closest('em'),
  )
  expect(screen.getByText('casa').tagName).toBe('STRONG')
  expect(screen.getByText('caminho').tagName).toBe('EM')
})
