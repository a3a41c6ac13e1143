import { classNames } from '@podcastai/ui'

type Row = { name: string; value: number /** Opacity of the color; ordered levels fade. */; strength?: 100 | 65 | 40 }

const strengths = { 100: 'opacity-100', 65: 'opacity-65', 40: 'opacity-40' }

/** Horizontal bars in one color, each with its value at the end instead of an axis. */
export function BarRows({ rows }: { rows: readonly Row[] }) {
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className="grid grid-cols-[minmax(72px,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
      {rows.map(({ name, value, strength = 100 }) => (
        <li key={name} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="max-w-36 truncate" title={name}>
            {name}
          </span>
          <span aria-hidden className="h-2.5">
            <span
              className={classNames('block h-full rounded-[2px] bg-c1', strengths[strength])}
              style={{ width: `${(value / max) * 100}%`, minWidth: value > 0 ? 2 : 0 }}
            />
          </span>
          <span className="text-right tabular-nums">{value.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  )
}
