import { useCallback, useState } from 'react'
import { readTypeSize, rememberTypeSize, type TypeSizePlace } from './type-size'

/** The size of the letters, as last chosen on this device, and how it is chosen anew. */
export function useTypeSize(place: TypeSizePlace) {
  const [typeSize, setTypeSize] = useState(() => readTypeSize(place))
  const resize = useCallback(
    (size: number) => {
      setTypeSize(size)
      rememberTypeSize(place, size)
    },
    [place],
  )
  return [typeSize, resize] as const
}
