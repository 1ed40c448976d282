import { isLinkToken } from '@contract/links'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { receivedLink } from '@/lib/device/received-link'

/** The token of the link that was opened, now or before the login; it leaves the address. Null where there is none. */
export function useReceivedToken(): string | null {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const opened = hash.slice(1)
  const [token, setToken] = useState(() => (isLinkToken(opened) ? opened : receivedLink.read()))
  // another link may be opened in the same tab
  if (isLinkToken(opened) && opened !== token) setToken(opened)

  useEffect(() => {
    if (!isLinkToken(opened)) return
    receivedLink.keep(opened)
    void navigate(pathname, { replace: true })
  }, [opened, pathname, navigate])

  return token
}
