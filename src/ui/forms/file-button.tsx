import { useRef } from 'react'
import { Button } from '@/ui/elements/button'

type FileButtonProps = {
  label: string
  /** Names and types as the `accept` of an input has them. */
  accept: string
  onPick: (file: File) => void
}

/** A button that opens the choice of one file. The same file can be chosen again. */
export function FileButton({ label, accept, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onPick(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
