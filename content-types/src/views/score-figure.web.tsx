/** A score as the one large number of its card. */
export function ScoreFigure({ score, label }: { score: number; label: string }) {
  return (
    <p className="w-16 shrink-0">
      <b className="block text-[34px] leading-[34px] font-semibold tracking-[-0.04em]">{score}</b>
      <span className="type-hint text-text-3">{label}</span>
    </p>
  )
}
