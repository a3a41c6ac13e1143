import { Spinner } from '@podcastai/ui'

/** Shown while a screen's code loads. */
export function ScreenLoading() {
  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading" size={20} />
    </main>
  )
}
