/** What verification had to mend; counted and logged, so that a model that breaks rules is seen. */
export type RepairRule =
  | 'schema'
  | 'section_unknown'
  | 'section_merged'
  | 'section_empty'
  | 'language'
  | 'minutes'
  | 'title'
  | 'markup'
  | 'length'
  | 'address'
  | 'timestamp'
  | 'reference_unknown'
  | 'reference_format'
  | 'verse_not_shown'
  | 'verse_by_reference'
  | 'verse_quotation'
  | 'quote_not_said'
  | 'quote_time'
  | 'quote_not_his'
  | 'quote_grown'
  | 'false_attribution'
  | 'no_proof'
  | 'not_spoken'
  | 'question_mark'
  | 'question_closed'
  | 'dangling'
  | 'duplicate'

export type Repair = {
  rule: RepairRule
  /** Where and how much; never what was preached or who asked. */
  detail: string
  /** What was taken, for whoever wrote it. No log has it. */
  taken?: string
}

export type Report = (rule: RepairRule, detail: string, taken?: string) => void

/** How often each rule was applied, for one line of log. */
export function countRepairs(repairs: readonly Repair[]): Partial<Record<RepairRule, number>> {
  const counts: Partial<Record<RepairRule, number>> = {}
  for (const { rule } of repairs) counts[rule] = (counts[rule] ?? 0) + 1
  return counts
}
