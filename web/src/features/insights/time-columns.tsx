import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export type Column = { label: string; value: number }

type Props = {
  name: string
  columns: readonly Column[]
  color: 'c1' | 'c2'
  /** Whether the steps are named beneath: of two small charts one above the other only the lower one. */
  named: boolean
}

/** Columns over time. Two of them share one time axis instead of having two scales in one picture. */
export function TimeColumns({ name, columns, color, named }: Props) {
  const most = Math.max(...columns.map(({ value }) => value))
  return (
    <div>
      <p className="type-hint flex justify-between text-text-2">
        <span>{name}</span>
        <span className="text-text-3">most {most.toLocaleString('en')}</span>
      </p>
      <ResponsiveContainer width="100%" height={named ? 92 : 70} initialDimension={{ width: 380, height: 80 }}>
        <BarChart data={[...columns]} margin={{ top: 6, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" strokeDasharray="2 3" />
          <XAxis
            dataKey="label"
            hide={!named}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tick={{ fill: 'var(--text-3)', fontSize: 11 }}
            interval="preserveStartEnd"
            minTickGap={14}
          />
          <YAxis hide domain={[0, Math.max(1, most)]} />
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            isAnimationActive={false}
            content={({ active, payload }) => {
              const column = payload?.[0]?.payload as Column | undefined
              return active && column ? <Hint name={name} column={column} /> : null
            }}
          />
          <Bar
            dataKey="value"
            fill={`var(--${color})`}
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
            maxBarSize={28}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

function Hint({ name, column }: { name: string; column: Column }) {
  return (
    <p className="type-hint rounded-control bg-surface px-2.5 py-1.5 shadow-pop">
      <span className="text-text-3">{column.label}</span> {column.value.toLocaleString('en')} {name.toLowerCase()}
    </p>
  )
}
