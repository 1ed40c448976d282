import { BLOCK_LIMITS, BLOCK_PARTS, WORD } from '@contract/meeting/structures'
import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { structureMessages } from '@/messages/groups/structure'
import { Button } from '@/ui/elements/button'
import { LineIcon } from '@/ui/elements/icons'
import { SelectField } from '@/ui/forms/select-field'
import { TextField } from '@/ui/forms/text-field'
import {
  emptyBlock,
  isFull,
  partsFor,
  withMoved,
  withPart,
  type BlockErrors,
  type DraftBlock,
} from './draft-blocks'

const FREE = 'free'

type BlockEditorProps = {
  blocks: readonly DraftBlock[]
  /** By the key of the block. */
  errors: ReadonlyMap<number, BlockErrors>
  onChange: (blocks: readonly DraftBlock[]) => void
}

/** The moments of a meeting, in their order. */
export function BlockEditor({ blocks, errors, onChange }: BlockEditorProps) {
  const id = useId()
  const [moved, setMoved] = useState('')
  const nameId = (key: number) => `${id}-${key}-name`
  const changeOne = (changed: DraftBlock) =>
    onChange(blocks.map((block) => (block.key === changed.key ? changed : block)))

  const move = (index: number, by: -1 | 1, button: HTMLElement) => {
    flushSync(() => {
      onChange(withMoved(blocks, index, by))
      setMoved(structureMessages.blockMoved(index + by + 1))
    })
    // at the end of the list it can be moved no further
    const other = button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    if (button instanceof HTMLButtonElement && button.disabled) other?.focus()
    else button.focus()
  }

  const add = () => {
    const added = emptyBlock()
    flushSync(() => onChange([...blocks, added]))
    document.getElementById(nameId(added.key))?.focus()
  }

  const remove = (index: number) => {
    const next = blocks[index + 1] ?? blocks[index - 1]
    flushSync(() => onChange(blocks.filter((_, place) => place !== index)))
    if (next) document.getElementById(nameId(next.key))?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {blocks.map((block, index) => (
          <li key={block.key}>
            <BlockFields
              block={block}
              place={index + 1}
              nameId={nameId(block.key)}
              errors={errors.get(block.key) ?? {}}
              parts={partsFor(blocks, block)}
              onChange={changeOne}
            >
              <IconButton
                name={structureMessages.blockUp(index + 1)}
                disabled={index === 0}
                onClick={(button) => move(index, -1, button)}
                path="M10 16V4m0 0L5 9m5-5 5 5"
              />
              <IconButton
                name={structureMessages.blockDown(index + 1)}
                disabled={index === blocks.length - 1}
                onClick={(button) => move(index, 1, button)}
                path="M10 4v12m0 0 5-5m-5 5-5-5"
              />
              {block.part !== WORD && (
                <IconButton
                  name={structureMessages.blockRemove(index + 1)}
                  onClick={() => remove(index)}
                  path="m5 5 10 10M15 5 5 15"
                />
              )}
            </BlockFields>
          </li>
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
      {!isFull(blocks) && (
        <Button variant="secondary" className="self-start" onClick={add}>
          {structureMessages.addBlock}
        </Button>
      )}
    </div>
  )
}

type BlockFieldsProps = {
  block: DraftBlock
  place: number
  nameId: string
  errors: BlockErrors
  parts: ReturnType<typeof partsFor>
  onChange: (block: DraftBlock) => void
  children: ReactNode
}

function BlockFields({
  block,
  place,
  nameId,
  errors,
  parts,
  onChange,
  children,
}: BlockFieldsProps) {
  const { part } = block
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-sunken p-2">
      <legend className="sr-only">{structureMessages.block(place)}</legend>
      <div className="flex items-start gap-2">
        <TextField
          id={nameId}
          label={structureMessages.blockName(place)}
          labelHidden
          placeholder={structureMessages.blockNamePlaceholder}
          autoComplete="off"
          maxLength={BLOCK_LIMITS.name}
          className="min-w-0 grow"
          value={block.name}
          error={errors.name}
          onChange={(event) => onChange({ ...block, name: event.target.value })}
        />
        {part !== WORD && (
          <TextField
            label={structureMessages.blockMinutes(place)}
            labelHidden
            placeholder={structureMessages.blockMinutesPlaceholder}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="w-20 shrink-0"
            value={block.minutes}
            error={errors.minutes}
            onChange={(event) => onChange({ ...block, minutes: event.target.value })}
          />
        )}
      </div>
      <div className="flex items-center gap-1">
        {part === WORD ? (
          <p className="min-w-0 grow px-2 text-sm text-muted">{structureMessages.blockWord}</p>
        ) : (
          <SelectField
            label={structureMessages.blockPart(place)}
            labelHidden
            placeholder=""
            className="min-w-0 grow"
            options={[
              { value: FREE, label: structureMessages.blockFree },
              ...parts.map((value) => ({ value, label: BLOCK_PARTS[value].label })),
            ]}
            value={part ?? FREE}
            onValueChange={(value) => onChange(withPart(block, value === FREE ? null : value))}
          />
        )}
        {children}
      </div>
    </fieldset>
  )
}

function IconButton({
  name,
  path,
  disabled,
  onClick,
}: {
  name: string
  path: string
  disabled?: boolean
  onClick: (button: HTMLElement) => void
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={(event) => onClick(event.currentTarget)}
      className="grid size-target shrink-0 place-items-center rounded-md text-muted hover:not-disabled:bg-accent-soft hover:not-disabled:text-on-accent-soft disabled:opacity-40"
    >
      <LineIcon className="size-5">
        <path d={path} />
      </LineIcon>
      <span className="sr-only">{name}</span>
    </button>
  )
}
