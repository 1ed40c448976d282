import { STRUCTURES, type ReadyStructure } from '@contract/structures'
import { structureMessages } from '@/messages/group-structure'
import { SelectField } from '@/ui/forms/select-field'
import { BlockEditor } from './block-editor'
import type { Structure, StructureChoice } from './use-structure'

const OPTIONS: readonly { value: StructureChoice; label: string }[] = [
  { value: 'usual', label: structureMessages.structureUsual },
  ...(Object.keys(STRUCTURES) as ReadyStructure[]).map((value) => ({
    value,
    label: STRUCTURES[value].label,
  })),
  { value: 'own', label: structureMessages.structureOwn },
]

const IN_WORDS = new Intl.ListFormat('pt-BR')

/** In which order the group meets, and what its church calls the moments. */
export function StructureField({ structure }: { structure: Structure }) {
  const { choice, choose, blocks, errors, change } = structure
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={structureMessages.structure}
        placeholder=""
        hint={hintOf(choice)}
        options={OPTIONS}
        value={choice}
        onValueChange={choose}
      />
      {choice === 'own' && <BlockEditor {...{ blocks, errors }} onChange={change} />}
    </div>
  )
}

function hintOf(choice: StructureChoice): string {
  if (choice === 'usual') return structureMessages.structureUsualHint
  if (choice === 'own') return structureMessages.structureOwnHint
  return `${IN_WORDS.format(STRUCTURES[choice].blocks.map(({ name }) => name))}.`
}
