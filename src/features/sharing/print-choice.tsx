import { Button } from '@/ui/elements/button'

/** Something to print, and what is on it. */
export function PrintChoice({
  label,
  text,
  onChoose,
}: {
  label: string
  text: string
  onChoose: () => void
}) {
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" size="lg" wide onClick={onChoose}>
        {label}
      </Button>
      <p className="text-sm text-muted">{text}</p>
    </div>
  )
}
