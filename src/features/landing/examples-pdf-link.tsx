import { useState, type MouseEvent } from 'react'
import { landingMessages } from '@/messages/landing/landing'
import { Notice } from '@/ui/feedback/notice'
import { aloneLinkClass } from '@/ui/elements/text-link'
import { LineIcon } from '@/ui/elements/icons'

const PDF_URL = import.meta.env.VITE_EXAMPLES_PDF_URL || '/exemplos-de-esbocos.pdf'

/** To the PDF of examples; where it is missing, says so instead of leaving the page (LAND-2). */
export function ExamplesPdfLink() {
  const [missing, setMissing] = useState(false)

  const open = async (event: MouseEvent) => {
    // another site is not asked beforehand: it would have to allow that
    if (!isOurs() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setMissing(false)
    if (await isThere()) window.location.assign(PDF_URL)
    else setMissing(true)
  }

  return (
    <>
      <a
        href={PDF_URL}
        onClick={(event) => void open(event)}
        className={`gap-2 self-start font-semibold ${aloneLinkClass}`}
      >
        <LineIcon grid={24} className="size-6">
          <path d="M12 4v11m-4-4 4 4 4-4M5 19.500h14" />
        </LineIcon>
        {landingMessages.pdf}
      </a>
      {missing && (
        <Notice tone="warning" announce="assertive">
          <p>{landingMessages.pdfMissing}</p>
        </Notice>
      )}
    </>
  )
}

function isOurs(): boolean {
  return new URL(PDF_URL, window.location.href).origin === window.location.origin
}

/** Some hosts answer what is missing with a page, and status 200. */
async function isThere(): Promise<boolean> {
  try {
    const answer = await fetch(PDF_URL, { method: 'HEAD' })
    return answer.ok && !(answer.headers.get('content-type') ?? '').includes('text/html')
  } catch {
    return false
  }
}
