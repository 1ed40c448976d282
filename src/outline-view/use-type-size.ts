import { useCallback, useState } from 'react'
import { readTypeSize, rememberTypeSize } from './type-size'

/** The size of the letters, as last chosen on this device, and how it is chosen anew. */
export function useTypeSize() {
  const [typeSize, setTypeSize] = useState(readTypeSize)
  const resize = useCallback((size: number) => {
    setTypeSize(size)
    rememberTypeSize(size)
  }, [])
  return [typeSize, resize] as const
}
