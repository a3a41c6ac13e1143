import { classNames } from '@podcastai/ui'

export type Column = { label: string; value: number }

type Props = {
  name: string
  columns: readonly Column[]
  color: 'c1' | 'c2'
  /** Labels the steps: of two charts stacked, only the lower one does. */
  named: boolean
}

const fills = { c1: 'bg-c1', c2: 'bg-c2' } as const
/** How many step labels fit side by side. */
const namesInRow = 6

/**
 * Columns over time. Two of them share a time axis instead of having two scales in one chart. Hidden from screen
 * readers: the card has the same as a sentence and a table.
 */
export function TimeColumns({ name, columns, color, named }: Props) {
  const max = Math.max(...columns.map(({ value }) => value))
  const every = Math.ceil(columns.length / namesInRow)
  const isNamed = (at: number) => (columns.length - 1 - at) % every === 0
  return (
    <div aria-hidden className="mt-3 first-of-type:mt-0">
      <p className="type-hint flex justify-between text-text-2">
        <span>{name}</span>
        <span className="text-text-3">most {max.toLocaleString('en')}</span>
      </p>
      <div className="relative mt-1.5 h-16 border-b border-line-strong">
        {['top-0', 'top-1/2'].map((place) => (
          <span key={place} className={classNames('absolute inset-x-0 border-t border-dashed', place)} />
        ))}
        <div className="relative flex h-full">
          {columns.map((column, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in time; a month comes again after a year
              key={at}
              className="group relative flex h-full flex-1 items-end justify-center hover:bg-sunken"
            >
              <span
                className={classNames('w-3/4 max-w-7 rounded-t-[3px] forced-colors:bg-[CanvasText]', fills[color])}
                style={{ height: `${(column.value / (max || 1)) * 100}%`, minHeight: column.value > 0 ? 2 : 0 }}
              />
              <Hint name={name} column={column} place={at / Math.max(1, columns.length - 1)} />
            </div>
          ))}
        </div>
      </div>
      {named && (
        <div className="mt-1 flex h-4">
          {columns.map(({ label }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={at} className="relative flex-1">
              {isNamed(at) && (
                <span
                  className={classNames(
                    'absolute text-[11px] leading-4 whitespace-nowrap text-text-3',
                    at === columns.length - 1 ? 'right-0' : 'left-1/2 -translate-x-1/2',
                  )}
                >
                  {label}
                </span>
              )}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

type HintProps = { name: string; column: Column /** From 0 at the left to 1 at the right. */; place: number }

/** The tooltip of a column, kept within the chart. */
function Hint({ name, column, place }: HintProps) {
  return (
    <p
      className={classNames(
        'type-hint pointer-events-none invisible absolute bottom-full z-10 rounded-control bg-surface px-2.5 py-1.5 whitespace-nowrap shadow-pop group-hover:visible',
        place < 0.25 ? 'left-0' : place > 0.75 ? 'right-0' : 'left-1/2 -translate-x-1/2',
      )}
    >
      <span className="text-text-3">{column.label}</span> {column.value.toLocaleString('en')} {name.toLowerCase()}
    </p>
  )
}
