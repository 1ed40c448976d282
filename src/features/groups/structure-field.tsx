import { STRUCTURES, type ReadyStructure } from '@contract/meeting/structures'
import { structureMessages } from '@/messages/groups/structure'
import { SelectField } from '@/ui/forms/select-field'
import { BlockEditor } from './block-editor'
import type { Structure, StructureChoice } from './use-structure'

const IN_WORDS = new Intl.ListFormat('pt-BR')

const OPTIONS: readonly { value: StructureChoice; label: string; hint?: string | undefined }[] = [
  {
    value: 'usual',
    label: structureMessages.structureUsual,
    hint: structureMessages.structureUsualHint,
  },
  ...(Object.keys(STRUCTURES) as ReadyStructure[]).map((value) => ({
    value,
    label: STRUCTURES[value].label,
    hint: isNamedAfter(value) ? undefined : namesOf(value),
  })),
  {
    value: 'own',
    label: structureMessages.structureOwn,
    hint: structureMessages.structureOwnShort,
  },
]

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
  return namesOf(choice)
}

function namesOf(ready: ReadyStructure): string {
  return `${IN_WORDS.format(STRUCTURES[ready].blocks.map(({ name }) => name))}.`
}

/** Its label is the list of its blocks already. */
function isNamedAfter(ready: ReadyStructure): boolean {
  const { label, blocks } = STRUCTURES[ready]
  return label === blocks.map(({ name }) => name).join(', ')
}
