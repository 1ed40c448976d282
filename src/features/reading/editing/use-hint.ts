import { useEffect, useState } from 'react'
import { deviceStorage } from '@/lib/device/device-storage'

const KEY = 'esboca:edited'

/** Whether to say how a line is changed: until one was. Not taken away meanwhile, for nothing is to move under the finger. */
export function useHint(hasChanged: boolean): boolean {
  const [isNew] = useState(() => deviceStorage.getItem(KEY) === null)
  useEffect(() => {
    if (hasChanged) deviceStorage.setItem(KEY, '1')
  }, [hasChanged])
  return isNew
}
