import { useSyncExternalStore } from 'react'
import { onDecision, statisticsAllowed } from '@/lib/telemetry/consent'
import { lazyComponent } from '@/lib/lazy-component'
import { ConsentBanner } from './consent-banner'
import { arePreferencesWanted, onPreferencesWanted } from './preferences-wanted'

const ConsentPreferences = lazyComponent(
  async () => (await import('./consent-preferences')).ConsentPreferences,
)

/** Asks about statistics until there is an answer, and again when somebody wants to change it. */
export function Consent() {
  // never part of a prerendered page
  const undecided = useSyncExternalStore(onDecision, isUndecided, () => false)
  const preferences = useSyncExternalStore(onPreferencesWanted, arePreferencesWanted, () => false)
  return (
    <>
      {undecided && <ConsentBanner />}
      {preferences && <ConsentPreferences />}
    </>
  )
}

function isUndecided(): boolean {
  return statisticsAllowed() === null
}
