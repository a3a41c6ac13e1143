import { Button, Card } from '@podcastai/ui'
import { type ReactNode, useId, useState } from 'react'

export type Table = { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] }

type Props = {
  title: string
  aside?: ReactNode
  /** What the chart shows, in a sentence. */
  says: string
  /** The same values as a table. */
  table: Table
  children: ReactNode
}

/** A chart that can be switched to a table of its values. */
export function ChartCard({ title, aside, says, table, children }: Props) {
  const [asTable, setAsTable] = useState(false)
  const heading = useId()
  return (
    <Card className="min-w-0">
      <section aria-labelledby={heading} className="grid h-full grid-rows-[auto_1fr_auto] gap-3 p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={heading} className="type-h3">
            {title}
          </h3>
          {aside && <p className="type-hint text-right text-text-3">{aside}</p>}
        </div>
        <div className="min-w-0">
          {asTable ? (
            <Figures table={table} caption={title} />
          ) : (
            <figure>
              <figcaption className="only-read">{says}</figcaption>
              {children}
            </figure>
          )}
        </div>
        <Button
          variant="ghost"
          size="small"
          className="-ml-2 justify-self-start text-text-3"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </section>
    </Card>
  )
}

export function Figures({ table: { columns, rows }, caption }: { table: Table; caption: string }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="only-read">{caption}</caption>
        <thead>
          <tr className="type-hint border-b text-text-3">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={at === 0 ? 'py-1.5 font-medium' : 'py-1.5 pl-3 text-right font-medium'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(([name, ...figures], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two topics may have one name
            <tr key={row}>
              <th scope="row" className="py-1.5 font-normal wrap-anywhere">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} className="py-1.5 pl-3 text-right tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
