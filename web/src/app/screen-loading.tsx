import { Spinner } from '@podcastai/ui'

/** While a screen's code is on its way. */
export function ScreenLoading() {
  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading" size={20} />
    </main>
  )
}
