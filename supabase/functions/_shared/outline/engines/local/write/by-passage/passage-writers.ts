import type { SectionKind } from '../../../../../contract/meeting/sections.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import { type Brief, isLedForAdults, type SectionWriter } from '../brief/brief.ts'
import type { Group } from '../group/group.ts'
import { noteFor } from '../group/room.ts'
import {
  askChildren,
  challengeChildren,
  closeWithChildren,
  playStory,
  tellStory,
} from './for-children.ts'
import { writeIcebreaker } from './icebreaker.ts'
import { writeObservation, writeQuestions } from './questions.ts'
import { writeApplication, writeChallenge, writeConclusion, writePrayer } from './response.ts'

type PassageWriter = (brief: Brief, minutes: number, prepared: PreparedPassage) => DraftBlock[]

/**
 * What the bank by passage has for an outline, section by section; the sections that are missing here are the sermon's
 * own, or alike for every passage.
 */
const WRITERS: Partial<Record<SectionKind, PassageWriter>> = {
  icebreaker: writeIcebreaker,
  observation: writeObservation,
  questions: writeQuestions,
  application: writeApplication,
  prayer: writePrayer,
  conclusion: writeConclusion,
  challenge: writeChallenge,
}

/** For children: the passage is told, played and asked about. */
const FOR_CHILDREN: Partial<Record<SectionKind, PassageWriter>> = {
  summary: tellStory,
  activity: playStory,
  questions: askChildren,
  conclusion: closeWithChildren,
  challenge: challengeChildren,
}

/** The writer of a section from the bank by passage; null where the section is not written from it. */
export function passageWriter(
  kind: SectionKind,
  { group }: Pick<Brief, 'group'>,
  prepared: PreparedPassage,
): SectionWriter | null {
  const writers = group.band === 'infantil' ? FOR_CHILDREN : WRITERS
  const write = writers[kind]
  return write ? (brief, minutes) => write(brief, minutes, prepared) : null
}

/**
 * What only the leader reads at the end: what somebody of the group is living through, then of the text where people get
 * lost, whom it may hurt, what Christians see differently.
 */
export function leaderNotes(brief: Brief): string[] {
  const { group, prepared } = brief
  const ofGroup = isLedForAdults(brief) ? group.situations.map(({ note }) => note) : []
  return prepared ? [...ofGroup, ...notesOnText(prepared, group)] : ofGroup
}

function notesOnText({ entry, read }: PreparedPassage, group: Group): string[] {
  const { lost, tender, differ } = entry.leader
  return [lost, tender, differ]
    .flatMap((note) => (note ? noteFor(note, group, read) : []))
    .filter((note) => note !== null)
}
