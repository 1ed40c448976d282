import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import type { OutlineTree } from '@parsed-outline/outline-tree'
import { Printout } from './printout'

/**
 * The leader's sheet, once the browser's own command prints the page. It then stays: not every browser says when it has
 * printed.
 */
export function BrowserPrintout({ tree, details }: { tree: OutlineTree; details: OutlineDetails }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    // the browser waits for no later render
    const show = () => flushSync(() => setWanted(true))
    window.addEventListener('beforeprint', show)
    return () => window.removeEventListener('beforeprint', show)
  }, [])
  return wanted && <Printout kind="leader" tree={tree} details={details} />
}
