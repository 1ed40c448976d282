import { useSearchParams } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { SeriesOutlines } from '@/features/series/series-outlines'
import { ShareSeries } from '@/features/sharing/share-series'
import { seriesNameOf } from '@/lib/paths'
import { PageColumn } from '@/ui/elements/page'

/** The outlines of one series. */
export function Page() {
  const { user } = useAuth()
  const [search] = useSearchParams()
  const name = seriesNameOf(search)
  return (
    <PageColumn width="text" className="flex flex-col gap-6 py-6 sm:py-10">
      {user && (
        <SeriesOutlines
          key={name}
          userId={user.id}
          name={name}
          renderActions={(outlines) => (
            <ShareSeries userId={user.id} name={name} outlines={outlines} />
          )}
        />
      )}
    </PageColumn>
  )
}
