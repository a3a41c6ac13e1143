// Ridge regression on dense rows, and the solver that it needs.

/** Weights by column; a row's value is row · weights + `bias`. */
export type Ridge = { weights: number[]; bias: number }

/** Fits targets to rows of equal length; `decay` shrinks the weights. */
export function fitRidge(rows: readonly Float32Array[], targets: readonly number[], decay: number): Ridge {
  const columns = rows[0]?.length ?? 0
  const meanTarget = mean(targets)
  const means = Float64Array.from({ length: columns }, (_, column) => mean(rows.map((row) => row[column] ?? 0)))
  const products = Array.from({ length: columns }, () => new Float64Array(columns))
  const right = new Float64Array(columns)
  const centered = new Float64Array(columns)
  for (const [at, row] of rows.entries()) {
    for (let i = 0; i < columns; i += 1) centered[i] = (row[i] ?? 0) - (means[i] as number)
    const target = (targets[at] ?? 0) - meanTarget
    for (let i = 0; i < columns; i += 1) {
      const value = centered[i] as number
      const own = products[i] as Float64Array
      right[i] = (right[i] as number) + value * target
      for (let j = 0; j <= i; j += 1) own[j] = (own[j] as number) + value * (centered[j] as number)
    }
  }
  for (let i = 0; i < columns; i += 1) {
    const row = products[i] as Float64Array
    row[i] = (row[i] as number) + decay
  }
  const weights = solve(products, right)
  return { weights, bias: meanTarget - weights.reduce((sum, weight, at) => sum + weight * (means[at] as number), 0) }
}

/** Solves a symmetric, positive definite system from its lower triangle (Cholesky). */
export function solve(lower: readonly ArrayLike<number>[], right: ArrayLike<number>): number[] {
  const count = lower.length
  const factor = lower.map((row) => Float64Array.from(row))
  const at = (i: number, j: number) => (factor[i] as Float64Array)[j] as number
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j)
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k)
      ;(factor[i] as Float64Array)[j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }
  const solution = Array.from(right)
  for (let i = 0; i < count; i += 1) {
    let sum = solution[i] as number
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (solution[k] as number)
    solution[i] = sum / at(i, i)
  }
  for (let i = count - 1; i >= 0; i -= 1) {
    let sum = solution[i] as number
    for (let k = i + 1; k < count; k += 1) sum -= at(k, i) * (solution[k] as number)
    solution[i] = sum / at(i, i)
  }
  return solution
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
