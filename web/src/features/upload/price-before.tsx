import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'
import { useKitPrice } from '../../lib/use-kit-price.ts'
import { filePreviewQuery } from './file-preview.ts'

/** Told before anything is sent, and for an hour of talk where the page does not read the file itself. */
export function PriceOfFile({ file }: { file: File }) {
  const { data: read, isPending } = useQuery(filePreviewQuery(file))
  const length = read && 'characters' in read ? read.characters : null
  const isUnreadable = !!read && 'problem' in read
  const price = useKitPrice(isPending || isUnreadable ? undefined : length)
  return <Price price={price} isNeverTold={isUnreadable} />
}

/** Several files are not read on the page: told for an hour of talk. */
export function PriceOfHour() {
  return <Price price={useKitPrice(null)} isNeverTold={false} />
}

function Price({ price, isNeverTold }: { price: string | null; isNeverTold: boolean }) {
  const writer = useQuery(setupQuery()).data?.engine.key ?? 'builtin'
  // Its line is there before the price: the button beneath must not move away from under a pointer.
  if (price === null && (writer === 'builtin' || isNeverTold)) return null
  return <p className="type-hint mt-2 min-h-4 text-text-2 max-md:min-h-8">{price}</p>
}
