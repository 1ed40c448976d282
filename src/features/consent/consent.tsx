import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onDecision, statisticsAllowed } from '@/lib/consent'
import { arePreferencesWanted, onPreferencesWanted } from './preferences-wanted'

// Asked after the page, and only whoever has not answered; where the script cannot be fetched, nobody is asked, and
// nobody counted. Read here, so that a build that counts nothing has none of it.
const ConsentBanner = import.meta.env.VITE_GA_MEASUREMENT_ID
  ? lazy(async () => ({
      default: await import('./consent-banner').then(
        (module) => module.ConsentBanner,
        () => Nothing,
      ),
    }))
  : Nothing
const ConsentPreferences = import.meta.env.VITE_GA_MEASUREMENT_ID
  ? lazy(async () => ({
      default: await import('./consent-preferences').then(
        (module) => module.ConsentPreferences,
        () => Nothing,
      ),
    }))
  : Nothing

function Nothing() {
  return null
}

/** Asks about statistics until there is an answer, and again when somebody wants to change it. */
export function Consent() {
  // never part of a page that was written beforehand
  const undecided = useSyncExternalStore(onDecision, isUndecided, () => false)
  const preferences = useSyncExternalStore(onPreferencesWanted, arePreferencesWanted, () => false)
  return (
    <Suspense>
      {undecided && <ConsentBanner />}
      {preferences && <ConsentPreferences />}
    </Suspense>
  )
}

function isUndecided(): boolean {
  return statisticsAllowed() === null
}
