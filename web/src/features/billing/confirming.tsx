import { Spinner } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const askEveryMs = 1000
/** Webhooks arrive within seconds; after this long something is wrong. */
const patienceMs = 60_000

type Props = { isPaid: () => Promise<boolean>; onPaid: () => void }

/** Waits until the server knows of a confirmed payment. The browser's confirmation isn't enough. */
export function Confirming({ isPaid, onPaid }: Props) {
  const [since] = useState(Date.now)
  const news = useQuery({
    queryKey: ['payment', 'news'],
    queryFn: async () => {
      const paid = await isPaid()
      if (paid) onPaid()
      return { isPaid: paid, at: Date.now() }
    },
    // Keep polling after a lost connection too.
    refetchInterval: ({ state }) => (state.data?.isPaid ? false : askEveryMs),
    gcTime: 0,
  })
  const isLate = Math.max(news.dataUpdatedAt, news.errorUpdatedAt) - since > patienceMs

  return (
    <div className="grid min-h-64 content-center justify-items-center gap-3 text-center">
      <Spinner label="Waiting for the confirmation" size={20} />
      <p className="type-h3">Almost there</p>
      <p className="max-w-[40ch] text-text-2">
        {isLate
          ? 'The confirmation is taking longer than usual. You can leave this page. Your plan starts as soon as it arrives.'
          : 'Waiting for the confirmation. This takes a few seconds.'}
      </p>
    </div>
  )
}
