import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'
import { useKitPrice } from '../../lib/use-kit-price.ts'
import { filePreviewQuery } from './file-preview.ts'

/** The estimated price before the upload; for an hour of speech if the page doesn't read the file. */
export function PriceOfFile({ file, show }: { file: File; show: string | undefined }) {
  const { data: read, isPending } = useQuery(filePreviewQuery(file))
  const length = read && 'characters' in read ? read.characters : null
  const isUnreadable = !!read && 'problem' in read
  const price = useKitPrice(isPending || isUnreadable ? undefined : length, show)
  return <Price price={price} isNeverTold={isUnreadable} />
}

/** The price for an hour of speech, for several files, which the page doesn't read. */
export function PriceOfHour({ show }: { show: string | undefined }) {
  return <Price price={useKitPrice(null, show)} isNeverTold={false} />
}

function Price({ price, isNeverTold }: { price: string | null; isNeverTold: boolean }) {
  const writer = useQuery(setupQuery()).data?.engine.key ?? 'builtin'
  // Reserve the line before the price is known, so that the button below doesn't move under the pointer.
  if (price === null && (writer === 'builtin' || isNeverTold)) return null
  return <p className="type-hint mt-2 min-h-4 text-text-2 max-md:min-h-8">{price}</p>
}
